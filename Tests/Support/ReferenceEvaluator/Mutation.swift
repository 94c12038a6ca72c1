/// One action of a user: changes made one after another, each in a transaction.
public struct Mutation: Equatable, Sendable {
    public var steps: [Step]

    public init(_ steps: [Step]) { self.steps = steps }

    /// One change; changes of one lane that follow each other share an update.
    public struct Step: Equatable, Sendable {
        /// 0 for no transaction of its own.
        public let lane: Int
        public let change: Change

        public init(lane: Int = 0, _ change: Change) {
            self.lane = lane
            self.change = change
        }
    }

    public enum Change: Equatable, Sendable {
        /// Writes a state of the view that comes at this place among the live owners of state.
        case write(owner: Int, field: Int, value: Int)
        case track(Int, Int)
        case publish(Int, Int)
        /// An object says that it changes, and does not.
        case announce(Int)
        case items(Int, [Item])
        /// A subject sends a value.
        case send(Int, Int)
    }
}

/// A view in the tree as logs and texts name it: its number in the spec, and the ids of the loops
/// and `.id`s it is in.
public struct Place: Hashable, Sendable, CustomStringConvertible {
    public let number: Int
    public let trail: [Int]

    public init(_ number: Int, _ trail: [Int]) {
        self.number = number
        self.trail = trail
    }

    public var description: String {
        ([number] + trail).map(String.init).joined(separator: ".")
    }
}

/// A change whose target is known.
public enum Action: Equatable, Sendable {
    case write(Place, field: Int, value: Int)
    case world(Mutation.Change)
}

/// A closure of the app that has run.
public struct Callback: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Sendable {
        case appear, disappear, change, preference, receive, started, cancelled

        /// Tasks run by themselves, so that nothing is said about their order.
        public var isTask: Bool { self == .started || self == .cancelled }
    }

    public let kind: Kind
    public let place: Place
    public let values: [Int]

    public init(_ kind: Kind, _ place: Place, _ values: [Int] = []) {
        self.kind = kind
        self.place = place
        self.values = values
    }

    public var description: String {
        "\(kind) \(place)" + (values.isEmpty ? "" : " \(values)")
    }
}

/// Which body has been evaluated: a view's own, or the second one that belongs to the same part.
public struct BodyID: Hashable, Sendable, CustomStringConvertible {
    public let place: Place
    public let isSecond: Bool

    public init(_ place: Place, isSecond: Bool = false) {
        self.place = place
        self.isSecond = isSecond
    }

    public var description: String { "\(place)\(isSecond ? "'" : "")" }
}
