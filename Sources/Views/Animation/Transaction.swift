import Geometry

/// The circumstances of one update: its animation, and whatever keys are added to it.
public struct Transaction {
    private final class Identity {}

    private var values = [ObjectIdentifier: Any]()
    /// Shared by copies, renewed by every change; nil in an empty transaction.
    private var identity: Identity?
    /// Closures that wait for the animations this transaction starts.
    package private(set) var completions: [AnimationCompletion] = []

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get {
            guard identity != nil else { return K.defaultValue }
            return values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
        }
        set {
            values[ObjectIdentifier(key)] = newValue
            identity = Identity()
        }
    }

    /// Whether both are copies of one transaction, so that writes of both make one update.
    package func isSame(as other: Transaction) -> Bool { identity === other.identity }

    /// What copies of one transaction have in common for as long as one of them lasts.
    var identifier: ObjectIdentifier? { identity.map(ObjectIdentifier.init) }

    /// Calls `completion` once when the animations started by this transaction meet `criteria`,
    /// or after the update if it starts none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
        identity = Identity()
    }
}

extension Transaction {
    /// Lets a closure that waits already wait for the animations of this transaction, too.
    mutating func add(_ completion: AnimationCompletion) {
        completions.append(completion)
        identity = Identity()
    }
}

/// Names a value carried by transactions.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

// MARK: - Apple's values

extension Transaction {
    private struct AnimationKey: TransactionKey {
        static var defaultValue: Animation? { nil }
    }
    private struct DisablesAnimationsKey: TransactionKey {
        static var defaultValue: Bool { false }
    }
    private struct IsContinuousKey: TransactionKey {
        static var defaultValue: Bool { false }
    }
    private struct TracksVelocityKey: TransactionKey {
        static var defaultValue: Bool { false }
    }
    private struct ScrollTargetAnchorKey: TransactionKey {
        static var defaultValue: UnitPoint? { nil }
    }

    /// The animation that changes in this update get, unless something nearer says otherwise.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether `animation(_:value:)` below adds nothing.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether this is one of many updates of one gesture, as while a slider is dragged.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// Whether changes tell the springs that follow how fast they went.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// Where a scroll to a view puts that view.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// The animation that an `animation(_:value:)` asking for `animation` results in.
    package func injecting(_ animation: Animation?) -> Transaction {
        guard !disablesAnimations else { return self }
        var result = self
        result.animation = animation
        return result
    }
}
