/// Says what a tree must show, slowly: after every change everything is evaluated again, what
/// lives is known by its path, and callbacks are what differs between two sets of paths.
public struct Reference {
    public let spec: TreeSpec
    public private(set) var world = World()
    /// How often each kind of thing happened.
    public private(set) var features: [String: Int] = [:]
    private var cells: [Path: Cell] = [:]
    private var batches: [Batch] = []
    private var outcome = Outcome()

    /// Changes that one update shows together.
    private struct Batch {
        let lane: Int
        var writes: [(path: Path, field: Int, value: Int)] = []
        var told: Set<Path> = []
    }

    public init(_ spec: TreeSpec) { self.spec = spec }

    // MARK: Mutations

    /// The first appearance.
    public mutating func begin() -> Outcome {
        outcome = Outcome()
        batches = [Batch(lane: 0)]
        settle()
        return outcome
    }

    /// What a mutation comes to now: groups of actions that each have a transaction.
    public func actions(of mutation: Mutation) -> [(lane: Int, actions: [Action])] {
        let owners = cells.filter { $0.value.storage != nil && !$0.value.shown.isEmpty }
            .sorted { $0.value.order < $1.value.order }
        var groups: [(lane: Int, actions: [Action])] = []
        for step in mutation.steps {
            if groups.last?.lane != step.lane { groups.append((step.lane, [])) }
            // Objects have no past: what they hold is seen by every pass, so that it would be
            // seen too early if it were changed in a later transaction than the first.
            let isFirst = groups.count == 1
            switch step.change {
            case .write(let owner, let field, let value):
                guard !owners.isEmpty else { continue }
                let cell = owners[owner.wrapped(owners.count)].value
                guard isFirst || cell.storage?.isObject == false else { continue }
                groups[groups.count - 1].actions.append(
                    .write(cell.place, field: field.wrapped(cell.shown.count), value: value))
            default:
                if isFirst { groups[groups.count - 1].actions.append(.world(step.change)) }
            }
        }
        return groups
    }

    public mutating func perform(_ groups: [(lane: Int, actions: [Action])]) -> Outcome {
        outcome = Outcome()
        for group in groups {
            for action in group.actions { perform(action, group.lane) }
        }
        if batches.count > 1 { features["several passes", default: 0] += 1 }
        settle()
        return outcome
    }

    private mutating func perform(_ action: Action, _ lane: Int) {
        switch action {
        case .write(let place, let field, let value):
            guard
                let path = cells.first(where: { $0.value.place == place && !$0.value.shown.isEmpty }
                )?
                .key
            else { return }
            write(path, field, value, lane)
        case .world(.track(let index, let value)):
            guard world.tracked[index] != value else { return note("equal tracked write") }
            world.tracked[index] = value
            tell(.tracked(index), lane)
        case .world(.publish(let index, let value)):
            if world.published[index] == value { note("equal published write") }
            world.published[index] = value
            tell(.published(index), lane)
        case .world(.announce(let index)):
            note("announcement")
            tell(.published(index), lane)
        case .world(.items(let list, let items)):
            let isPublished = list == World.publishedList
            guard isPublished || world.items[list] != items else { return }
            world.items[list] = items
            tell(isPublished ? .publishedItems : .trackedItems(list), lane)
        case .world(.send(let index, let value)):
            world.subjects[index] = value
            for (path, cell) in cells where cell.part == .receive(index) {
                note("value received")
                outcome.passes[0].append(
                    ExpectedCallback(
                        callback: Callback(.receive, cell.place, [value]), path: path, newRow: nil,
                        order: cell.order))
            }
        case .world(.write):
            break
        }
    }

    private mutating func write(_ path: Path, _ field: Int, _ value: Int, _ lane: Int) {
        guard let cell = cells[path] else { return }
        let isEqual = cell.latest[field] == value
        if isEqual { note("equal state write") }
        if let storage = cell.storage, storage.isObject {
            cells[path]?.latest[field] = value
            cells[path]?.shown[field] = value
            if storage != .model { tell(.object(path), lane) }
            if storage == .model, !isEqual { tell(.model(path), lane) }
            return
        }
        guard !isEqual else { return }
        cells[path]?.latest[field] = value
        join(lane) { $0.writes.append((path, field, value)) }
    }

    /// All live views that have read it are evaluated with the batch.
    private mutating func tell(_ dependency: Dependency, _ lane: Int) {
        let readers = cells.filter { $0.value.dependencies.contains(dependency) }.map(\.key)
        if !readers.isEmpty { join(lane) { $0.told.formUnion(readers) } }
    }

    /// Changes of one transaction share an update; a change of another one begins the next.
    private mutating func join(_ lane: Int, _ change: (inout Batch) -> Void) {
        if batches.last?.lane != lane { batches.append(Batch(lane: lane)) }
        change(&batches[batches.count - 1])
    }

    private mutating func note(_ feature: String) { features[feature, default: 0] += 1 }

    // MARK: Passes

    private mutating func settle() {
        while !batches.isEmpty {
            let batch = batches.removeFirst()
            texts = pass(batch)
        }
        outcome.texts = texts
        outcome.showsOldInputs = showsOldInputs
        for cell in cells.values where !cell.latest.isEmpty {
            outcome.states[cell.place] = cell.latest
            if cell.storage == .stateObject || cell.storage == .defaultObject {
                outcome.liveObjects += 1
            }
        }
    }

    /// What the last pass showed.
    private var texts: [String] = []
    private var showsOldInputs = false

    private mutating func pass(_ batch: Batch) -> [String] {
        var changed: [Path: Set<Int>] = [:]
        var final: [Path: [Int: Int]] = [:]
        for write in batch.writes { final[write.path, default: [:]][write.field] = write.value }
        for (path, fields) in final {
            for (field, value) in fields where cells[path]?.shown[field] != value {
                guard cells[path] != nil else { continue }
                cells[path]?.shown[field] = value
                changed[path, default: []].insert(field)
            }
        }
        var walk = Walk(world, cells, told: batch.told, changedStates: changed)
        let shown = walk.visit(spec, Path(), Scope(), Surroundings(), isParentEvaluated: false)
        walk.removeWhatIsGone()
        cells = walk.cells
        outcome.passes.append(walk.callbacks)
        outcome.tasks += walk.tasks
        for body in walk.bodies { outcome.bodies[body, default: 0] += 1 }
        for body in walk.possibleBodies { outcome.possibleBodies[body, default: 0] += 1 }
        showsOldInputs = walk.showsOldInputs
        features.merge(walk.features, uniquingKeysWith: +)
        for tally in walk.additions {
            note("callback writes")
            if let value = cells[tally]?.latest[0] { write(tally, 0, value + 1, 0) }
        }
        return shown.texts
    }
}
