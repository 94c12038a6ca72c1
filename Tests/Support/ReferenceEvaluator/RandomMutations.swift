import RandomNumbers

/// Mutations of any tree, from a seed.
public struct RandomMutations {
    private var random: SeededGenerator
    private var items = World().items
    /// Greater than those that come back.
    private var nextID = 5

    public init(seed: Int) { random = SeededGenerator(seed: seed &+ 0x5EED) }

    public static func list(seed: Int, count: Int) -> [Mutation] {
        var mutations = RandomMutations(seed: seed)
        return (0..<count).map { _ in mutations.next() }
    }

    private mutating func next() -> Mutation {
        let count = random.chance(70) ? 1 : 2 + random.below(3)
        // Two lanes at most: an onChange runs no oftener than that in one turn.
        let split = random.chance(35) ? random.below(count + 1) : count
        let lanes = random.pick([[0, 1], [1, 0], [1, 2]])
        var steps: [Mutation.Step] = []
        for index in 0..<count {
            let isFirst = index < split
            steps.append(
                Mutation.Step(lane: lanes[isFirst ? 0 : 1], isFirst ? anyChange() : write()))
        }
        if count == 1 { steps = [Mutation.Step(anyChange())] }
        return Mutation(steps)
    }

    private mutating func write() -> Mutation.Change {
        .write(owner: random.below(64), field: random.below(2), value: random.below(5))
    }

    private mutating func anyChange() -> Mutation.Change {
        switch random.below(20) {
        case 0..<9: write()
        case 9..<12: .track(random.below(4), random.below(4))
        case 12, 13: .publish(random.below(2), random.below(3))
        case 14: .announce(random.below(2))
        case 15: .send(random.below(2), random.below(3))
        default: changeItems()
        }
    }

    private mutating func changeItems() -> Mutation.Change {
        let list = random.below(World.lists)
        var items = self.items[list]
        switch random.below(7) {
        case 0, 1:
            if items.count < 5 {
                items.insert(
                    Item(id: nextID, value: random.below(4)), at: random.below(items.count + 1))
                nextID += 1
            }
        case 2: if !items.isEmpty { items.remove(at: random.below(items.count)) }
        case 3: items.shuffle(using: &random)
        case 4:
            if !items.isEmpty {
                let index = random.below(items.count)
                items[index] = Item(id: items[index].id, value: random.below(4))
            }
        case 5:
            items.reverse()
            if items.count < 5 {
                items.append(Item(id: nextID, value: random.below(4)))
                nextID += 1
            }
            if items.count > 2 { items.removeFirst() }
        default:
            // Gone ids come back.
            items = (0..<random.below(5)).map { Item(id: $0 + 1, value: random.below(3)) }
            items.shuffle(using: &random)
        }
        self.items[list] = items
        return .items(list, items)
    }
}
