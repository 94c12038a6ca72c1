import RandomNumbers

/// Makes trees and mutations from a seed.
public struct RandomTree {
    private var random: SeededGenerator
    private var lastNumber = 0
    private var budget: Int

    /// What the views around a place hand down.
    private struct Given {
        var values = 0
        var bindings = 0
        var tallies = 0
        var loops = 0
        var depth = 0
        /// Whether the view around reads a binding. How often such a view is evaluated is not
        /// said exactly, so nothing may depend on it.
        var isUnderBound = false
    }

    public init(seed: Int) {
        random = SeededGenerator(seed: seed)
        budget = random.chance(6) ? 36 : 6 + random.below(8)
    }

    public static func spec(seed: Int) -> TreeSpec {
        var tree = RandomTree(seed: seed)
        return tree.root()
    }

    private mutating func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// A few views that own state stand above everything else, so that there is something to read.
    private mutating func root() -> TreeSpec {
        var given = Given()
        var outer: [(Int, TreeSpec.Part)] = []
        outer.append((number(), .keeper(.state, .value)))
        outer.append((number(), .keeper(random.pick([.state, .pair, .stateObject]), .binding)))
        if random.chance(50) { outer.append((number(), .tally)) }
        given.values = 1
        given.bindings = 1
        given.tallies = outer.count - 2
        var spec = stack(given)
        for (number, part) in outer.reversed() {
            spec = TreeSpec(number, part, .constant(1), [spec])
        }
        return spec
    }

    private mutating func stack(_ given: Given) -> TreeSpec {
        let number = number()
        let count = 2 + random.below(3)
        return TreeSpec(number, .stack, .constant(0), (0..<count).map { _ in node(given) })
    }

    private mutating func node(_ outer: Given) -> TreeSpec {
        budget -= 1
        let number = number()
        guard budget > 0, outer.depth < 9 else {
            return TreeSpec(number, .text, argument(outer), [])
        }
        var given = outer
        given.depth += 1
        let part = part(outer)
        var argument = argument(outer)
        var inner = given
        switch part {
        case .stack, .group, .loop, .preferenceChange, .receive, .appearance, .appearanceAdds,
            .tally:
            argument = .constant(0)
        case .keeper:
            argument = plain(argument, given)
        default: break
        }
        inner.isUnderBound = false
        if case .bound = argument { inner.isUnderBound = true }
        switch part {
        case .keeper(_, .value): inner.values += 1
        case .keeper(_, .binding): inner.bindings += 1
        case .tally: inner.tallies += 1
        case .loop:
            inner.loops += 1
            inner.values += 1
        default: break
        }
        return TreeSpec(number, part, argument, inside(part, inner))
    }

    private mutating func inside(_ part: TreeSpec.Part, _ given: Given) -> [TreeSpec] {
        let count =
            switch part {
            case .text: 0
            case .stack, .group: 1 + random.below(3)
            case .either: 2
            case .choice, .fork: 3
            case .erased(let types): (types.max() ?? 0) + 1
            default: 1
            }
        return (0..<count).map { _ in node(given) }
    }

    // MARK: Parts

    private mutating func part(_ given: Given) -> TreeSpec.Part {
        switch random.below(34) {
        case 0, 1: .text
        case 2: .stack
        case 3: .group
        case 4, 5: .when
        case 6: .either
        case 7: .choice
        case 8: .fork
        case 9: .erased(random.pick([[0, 1], [0, 0, 1], [0, 1, 2]]))
        case 10, 11, 12:
            given.loops < 2
                ? .loop(
                    list: random.below(World.lists), key: random.chance(70) ? .element : .index)
                : .text
        case 13, 14: .identified
        case 15, 16, 17, 18: keeper(given)
        case 19: .tally
        case 20: .environment(random.below(World.environmentKeys))
        case 21: .transform(random.below(World.environmentKeys))
        case 22: .desk
        case 23, 24: .appearance
        case 25: .change(random.pick(TreeSpec.Form.allCases))
        case 26: random.chance(50) ? .changeAdds : .appearanceAdds
        case 27: random.chance(60) ? .preference : .transformPreference
        case 28: .preferenceChange
        case 29: .task
        case 30: .receive(random.below(2))
        case 31: .inert
        case 32: .modified
        default: .compared
        }
    }

    private mutating func keeper(_ given: Given) -> TreeSpec.Part {
        var storage = random.pick(TreeSpec.Storage.allCases)
        if storage == .defaultObject, given.isUnderBound { storage = .stateObject }
        let hand = storage == .modifier ? .nothing : random.pick(TreeSpec.Hand.allCases)
        return .keeper(storage, hand)
    }

    // MARK: Arguments

    private mutating func argument(_ given: Given) -> TreeSpec.Argument {
        switch random.below(16) {
        case 0: .constant(random.below(4))
        case 1, 2, 3: .handed(random.below(max(given.values, 1)))
        case 4, 5, 6: .bound(random.below(max(given.bindings, 1)))
        case 7, 8: .tracked(random.below(4))
        case 9: .picked(random.below(4), random.below(4))
        case 10: .computed(random.below(4), random.below(4))
        case 11: .published(random.below(2))
        case 12: .observed(random.below(2))
        case 13, 14: .environment(random.below(World.environmentKeys))
        default: .environmentObject
        }
    }

    /// Views that own state have no other dynamic properties.
    private func plain(_ argument: TreeSpec.Argument, _ given: Given) -> TreeSpec.Argument {
        switch argument {
        case .published, .observed, .environment, .environmentObject: .handed(given.values / 2)
        default: argument
        }
    }
}
