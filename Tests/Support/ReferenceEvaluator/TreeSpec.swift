/// A tree of views as a plain value: what stands where, and what each part depends on.
public struct TreeSpec: Equatable, Sendable {
    /// Unique in its tree; names the part in texts and logs.
    public let number: Int
    public let part: Part
    /// The value that the part's body reads.
    public let argument: Argument
    public var inside: [TreeSpec]

    public init(_ number: Int, _ part: Part, _ argument: Argument, _ inside: [TreeSpec] = []) {
        self.number = number
        self.part = part
        self.argument = argument
        self.inside = inside
    }

    /// What a part of the tree is; `n` is the value of its argument.
    public enum Part: Hashable, Sendable {
        /// A text that shows `n`.
        case text
        case stack
        case group
        /// An `if` without `else`, shown where `n` is odd.
        case when
        /// An `if` with `else`.
        case either
        /// A `switch` over `n` of three cases.
        case choice
        /// Several conditions side by side, one for each of the lowest bits of `n`.
        case fork
        /// An `AnyView` round one of several types of view: the `n`-th of this list.
        case erased([Int])
        /// A `ForEach` over a list of the world.
        case loop(list: Int, key: Key)
        /// An `.id(n)`.
        case identified
        /// A view that owns state; it shows the state where `n` is odd or where it hands it down.
        case keeper(Storage, Hand)
        /// A view that owns a sum to which callbacks inside add.
        case tally
        case environment(Int)
        case transform(Int)
        /// An `.environmentObject`, the `n`-th desk of the world.
        case desk
        /// An `onAppear` and an `onDisappear`.
        case appearance
        case change(Form)
        /// An `onChange` that adds one to the innermost tally.
        case changeAdds
        /// An `onAppear` that adds one to the innermost tally.
        case appearanceAdds
        case preference
        case transformPreference
        case preferenceChange
        /// A `task(id: n)`.
        case task
        /// An `onReceive` of a subject of the world.
        case receive(Int)
        /// A modifier whose argument depends on `n`.
        case inert
        /// A modifier with a body.
        case modified
        /// An `.equatable()` view for which `n` is the same as `n + 1` where `n` is even.
        case compared
    }

    /// By what the rows of a loop are told apart.
    public enum Key: Hashable, Sendable { case element, index }

    /// How a view owns its state.
    public enum Storage: String, CaseIterable, Sendable {
        case state, pair, stateObject, model, defaultObject, modifier, wrapper

        /// Whether the state lies in an object, whose value is the same for all passes.
        public var isObject: Bool {
            switch self {
            case .stateObject, .model, .defaultObject: true
            case .state, .pair, .modifier, .wrapper: false
            }
        }

        public var fieldCount: Int { self == .pair ? 2 : 1 }
    }

    /// How a view gives its state to what is inside it.
    public enum Hand: String, CaseIterable, Sendable { case value, binding, nothing }

    /// The forms of `onChange`.
    public enum Form: String, CaseIterable, Sendable { case oldClosure, pair, pairInitial, plain }

    /// Where a value comes from. Indices wrap round; a value that nobody gives is 0.
    public enum Argument: Hashable, Sendable {
        case constant(Int)
        /// Handed down by value.
        case handed(Int)
        /// Read through a binding handed down.
        case bound(Int)
        /// A property of the observed model.
        case tracked(Int)
        /// The second property, read only where the first is odd.
        case picked(Int, Int)
        /// A computed property: the sum of two.
        case computed(Int, Int)
        /// An object's property, observed by the view.
        case published(Int)
        /// An object observed by the view that reads nothing of it.
        case observed(Int)
        case environment(Int)
        case environmentObject
    }
}

/// An element of a list of the world.
public struct Item: Hashable, Sendable {
    public let id: Int
    public let value: Int

    public init(id: Int, value: Int) {
        self.id = id
        self.value = value
    }
}

/// What all trees share, and what mutations change beside the states of views.
public struct World: Equatable, Sendable {
    public static let lists = 3
    /// This list is published by an object; the others are properties of an observed model.
    public static let publishedList = 2

    public var tracked = [1, 0, 2, 1]
    public var published = [1, 2]
    public var subjects = [0, 1]
    public var items = Array(
        repeating: [Item(id: 1, value: 1), Item(id: 2, value: 0)], count: World.lists)
    public static let environmentKeys = 2

    public init() {}
}
