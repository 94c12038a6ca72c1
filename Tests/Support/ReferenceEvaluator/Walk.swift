/// One evaluation of the whole tree, from the root to every leaf.
struct Walk {
    /// What a part of the tree shows and hands up.
    struct Shown {
        var texts: [String] = []
        var preference: [Int] = []

        mutating func add(_ other: Shown) {
            texts += other.texts
            preference += other.preference
        }
    }

    let world: World
    let old: [Path: Cell]
    /// Views that something they read has told of a change.
    let told: Set<Path>
    /// States that are shown anew, and which of their fields.
    let changedStates: [Path: Set<Int>]

    private(set) var cells: [Path: Cell] = [:]
    private(set) var callbacks: [ExpectedCallback] = []
    private(set) var tasks: [Callback] = []
    /// The tallies that callbacks add one to.
    private(set) var additions: [Path] = []
    private(set) var bodies: [BodyID] = []
    private(set) var possibleBodies: [BodyID] = []
    private(set) var showsOldInputs = false
    private(set) var features: [String: Int] = [:]

    init(
        _ world: World, _ old: [Path: Cell], told: Set<Path>, changedStates: [Path: Set<Int>]
    ) {
        self.world = world
        self.old = old
        self.told = told
        self.changedStates = changedStates
    }

    mutating func note(_ feature: String) { features[feature, default: 0] += 1 }

    /// The view at a place, whether it is new, and whether its body is evaluated.
    struct Visit {
        let path: Path
        var cell: Cell
        let isNew: Bool
        let isEvaluated: Bool
        var place: Place { cell.place }
        var scope: Scope { cell.scope }
        var surroundings: Surroundings { cell.surroundings }
    }

    mutating func begin(
        _ spec: TreeSpec, _ path: Path, _ scope: Scope, _ surroundings: Surroundings,
        isGivenAnew: Bool? = nil, isSecond: Bool = false
    ) -> Visit {
        let body = BodyID(Place(spec.number, scope.trail), isSecond: isSecond)
        guard var cell = old[path] else {
            bodies.append(body)
            var new = Cell(body.place, spec.part, scope, surroundings)
            new.order = cells.count
            cells[path] = new
            return Visit(path: path, cell: new, isNew: true, isEvaluated: true)
        }
        let isGiven = isGivenAnew ?? (cell.scope != scope)
        let reads = cell.dependencies.map { change(of: $0, for: cell, in: surroundings) }
        let isEvaluated = isGiven || told.contains(path) || reads.contains(.certain)
        if isEvaluated {
            bodies.append(body)
        } else if reads.contains(.possible) {
            possibleBodies.append(body)
        }
        cell.scope = scope
        cell.surroundings = surroundings
        cell.order = cells.count
        cells[path] = cell
        return Visit(path: path, cell: cell, isNew: false, isEvaluated: isEvaluated)
    }

    /// Whether what was read is another value than before; other dependencies tell by themselves.
    private enum Change { case none, possible, certain }

    private func change(
        of dependency: Dependency, for cell: Cell, in surroundings: Surroundings
    ) -> Change {
        switch dependency {
        case .state(let path):
            return changedStates[path] == nil ? .none : .certain
        case .boundState(let path):
            guard let fields = changedStates[path] else { return .none }
            // Of a pair the second half is handed down; the whole may be what is watched.
            return fields.contains(Walk.boundField(of: old[path])) ? .certain : .possible
        case .environment(let key):
            return cell.surroundings.keys[key] == surroundings.keys[key] ? .none : .certain
        case .environmentObject:
            return cell.surroundings.desk == surroundings.desk ? .none : .certain
        case .model, .object, .tracked, .trackedItems, .published, .publishedItems:
            return .none
        }
    }

    /// The field of a view's state that its binding leads to: the last one.
    static func boundField(of cell: Cell?) -> Int { (cell?.shown.count ?? 1) - 1 }

    mutating func end(_ visit: Visit) { cells[visit.path] = visit.cell }

    // MARK: Arguments

    /// The value of a view's argument, and what reading it depends on.
    func read(
        _ argument: TreeSpec.Argument, _ visit: Visit
    ) -> (value: Int, dependencies: Set<Dependency>) {
        let (scope, surroundings) = (visit.scope, visit.surroundings)
        switch argument {
        case .constant(let value):
            return (value, [])
        case .handed(let index):
            return (scope.values.isEmpty ? 0 : scope.values[index % scope.values.count], [])
        case .bound(let index):
            guard !scope.bindings.isEmpty else { return (0, []) }
            return read(scope.bindings[index % scope.bindings.count], visit)
        case .tracked(let index):
            return (world.tracked[index], [.tracked(index)])
        case .picked(let first, let second):
            guard world.tracked[first].isOdd else { return (0, [.tracked(first)]) }
            return (world.tracked[second], [.tracked(first), .tracked(second)])
        case .computed(let first, let second):
            return (
                world.tracked[first] + world.tracked[second], [.tracked(first), .tracked(second)]
            )
        case .published(let index):
            return (world.published[index], [.published(index)])
        case .observed(let index):
            return (1, [.published(index)])
        case .environment(let key):
            return (surroundings.keys[key], [.environment(key)])
        case .environmentObject:
            return (
                world.published[surroundings.desk],
                [.environmentObject, .published(surroundings.desk)]
            )
        }
    }

    private func read(
        _ handle: Handle, _ visit: Visit
    ) -> (value: Int, dependencies: Set<Dependency>) {
        // Only another binding tells a view of a change; but where it is evaluated for another
        // reason while an `==` keeps the binding from it, it sees the object as it is.
        if handle.seen != nil, !visit.isEvaluated { return (visit.cell.argument, []) }
        guard let owner = cells[handle.owner] ?? old[handle.owner] else { return (0, []) }
        let value = owner.shown[Walk.boundField(of: owner)]
        if handle.seen != nil { return (value, []) }
        return (value, [owner.storage == .model ? .model(handle.owner) : .boundState(handle.owner)])
    }

    // MARK: Callbacks

    mutating func call(_ kind: Callback.Kind, _ visit: Visit, _ values: [Int] = []) {
        let callback = Callback(kind, visit.place, values)
        if kind.isTask {
            tasks.append(callback)
        } else {
            callbacks.append(
                ExpectedCallback(
                    callback: callback, path: visit.path, newRow: newRow(around: visit.path),
                    order: visit.cell.order))
        }
    }

    private func newRow(around path: Path) -> Path? {
        for count in 1...max(path.steps.count, 1) where count <= path.steps.count {
            guard case .row = path.steps[count - 1] else { continue }
            if old[path.prefix(count)] == nil { return path.prefix(count) }
        }
        return nil
    }

    mutating func add(to tally: Path?) {
        if let tally { additions.append(tally) }
    }

    /// Ends the views that are not there any more.
    mutating func removeWhatIsGone() {
        for (path, cell) in old where cells[path] == nil {
            let visit = Visit(path: path, cell: cell, isNew: false, isEvaluated: false)
            switch cell.part {
            case .appearance: call(.disappear, visit)
            case .task: call(.cancelled, visit, [cell.argument])
            default: break
            }
        }
    }

    mutating func keepOldInputs() { showsOldInputs = true }
}

extension Int {
    var isOdd: Bool { self & 1 == 1 }

    /// The remainder, never negative.
    func wrapped(_ count: Int) -> Int { ((self % count) + count) % count }
}
