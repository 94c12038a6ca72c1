/// Which view it is: the way from the root to it. Two views are the same view at two moments if
/// and only if their paths are equal.
struct Path: Hashable {
    enum Step: Hashable {
        /// The child at this index of what the part describes: a branch, a case, an element of a
        /// tuple, a type behind an `AnyView`.
        case child(Int)
        /// The row of a loop with this id.
        case row(Int)
        /// The content of an `.id` with this value.
        case id(Int)
        /// What has a body of its own inside one part.
        case second
    }

    var steps: [Step] = []

    func adding(_ step: Step) -> Path { Path(steps: steps + [step]) }

    func isInside(_ other: Path) -> Bool {
        steps.count > other.steps.count && steps.starts(with: other.steps)
    }

    func prefix(_ count: Int) -> Path { Path(steps: Array(steps.prefix(count))) }
}

/// What a view is given by the view around it; a view given the same again need not be evaluated.
struct Scope: Equatable {
    var values: [Int] = []
    var bindings: [Handle] = []
    /// The owners of the sums to which callbacks add.
    var tallies: [Path] = []
    var trail: [Int] = []
}

/// A binding to the state of the view at a path.
struct Handle: Equatable {
    let owner: Path
    /// Tells apart the objects that one view has held one after another.
    let generation: Int
    /// A binding to a property of an `ObservableObject` is another one when the property has
    /// another value: nothing else would tell a view that has nothing but the binding.
    let seen: Int?
}

/// What a view sees of its environment.
struct Surroundings: Equatable {
    var keys = Array(repeating: 0, count: World.environmentKeys)
    var desk = 0
}

/// Something that an evaluation of a body reads and is evaluated again for.
enum Dependency: Hashable {
    /// A state of the view's own.
    case state(Path)
    /// The part of a state that a binding handed down leads to.
    case boundState(Path)
    case model(Path)
    case object(Path)
    case tracked(Int)
    case trackedItems(Int)
    case published(Int)
    case publishedItems
    case environment(Int)
    case environmentObject
}

/// What is remembered of a live view from one pass to the next.
struct Cell {
    let place: Place
    let part: TreeSpec.Part
    var scope: Scope
    var surroundings: Surroundings
    /// The place among all views, in the order in which they are shown.
    var order = 0
    var dependencies: Set<Dependency> = []
    /// The states it owns, as bodies show them.
    var shown: [Int] = []
    /// The states it owns, as the app reads them back.
    var latest: [Int] = []
    var generation = 0
    var hasReadOwnState = false
    /// The argument at the last pass.
    var argument = 0
    var preference: [Int]?
    /// The rows of a loop, by id.
    var rows: [Int] = []

    init(_ place: Place, _ part: TreeSpec.Part, _ scope: Scope, _ surroundings: Surroundings) {
        self.place = place
        self.part = part
        self.scope = scope
        self.surroundings = surroundings
    }

    var storage: TreeSpec.Storage? {
        if case .keeper(let storage, _) = part { return storage }
        return nil
    }
}
