/// What must be seen after a mutation.
public struct Outcome {
    /// The texts on screen, in order.
    public var texts: [String] = []
    /// The state of every live view that owns some.
    public var states: [Place: [Int]] = [:]
    /// The objects that views hold.
    public var liveObjects = 0
    /// What the callbacks of each pass are; the first entry is what happens before all passes.
    public var passes: [[ExpectedCallback]] = [[]]
    /// Tasks that start or are cancelled.
    public var tasks: [Callback] = []
    /// How often each body is evaluated.
    public var bodies: [BodyID: Int] = [:]
    /// How much oftener it may be.
    public var possibleBodies: [BodyID: Int] = [:]
    /// Whether a view keeps showing what it was given earlier, by its own `==`.
    public var showsOldInputs = false

    public init() {}
}

/// A callback, and what is known of its order among those of its pass.
public struct ExpectedCallback {
    public let callback: Callback
    let path: Path
    /// The outermost new row that it is in: rows that come together do so in their order.
    let newRow: Path?
    let order: Int

    /// Whether this one must run before the other.
    public func mustPrecede(_ other: ExpectedCallback) -> Bool {
        let (kind, otherKind) = (callback.kind, other.callback.kind)
        if kind == .disappear || otherKind == .disappear {
            return kind != .disappear && otherKind == .disappear
        }
        if kind == .receive || otherKind == .receive { return false }
        if path.isInside(other.path) { return true }
        guard kind != .preference, let newRow, let otherRow = other.newRow, newRow != otherRow
        else { return false }
        return newRow.prefix(newRow.steps.count - 1) == otherRow.prefix(newRow.steps.count - 1)
            && callback.place.number == other.callback.place.number && order < other.order
    }
}
