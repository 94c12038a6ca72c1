import Geometry

/// The context of one update: its animation, and values for custom keys.
public struct Transaction {
    private final class Identity {}

    private var values = [ObjectIdentifier: Any]()
    /// Shared by copies and replaced by every change; nil in an empty transaction.
    private var identity: Identity?
    /// Closures that run after the animations that this transaction starts.
    package private(set) var completions: [AnimationCompletion] = []

    /// Creates a transaction without an animation, in which all other values are the defaults.
    public init() {}

    /// Creates a transaction whose changes are animated, or immediate if `animation` is nil.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The value for a key, or the default of the key if none is set.
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

    /// Whether both are copies of one transaction, whose writes are applied by one update.
    package func isSame(as other: Transaction) -> Bool { identity === other.identity }

    /// Identifies the copies of one transaction while one of them exists.
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
    /// Makes a waiting closure also wait for the animations of this transaction.
    mutating func add(_ completion: AnimationCompletion) {
        completions.append(completion)
        identity = Identity()
    }
}

/// A key of a value in transactions.
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

    /// The animation of changes in this update, unless a modifier replaces it.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether `animation(_:value:)` has no effect.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether this is one of many updates of one gesture, as while a slider is dragged.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// Whether later springs take the velocity of changes in this update.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// The position of a view in a scroll view that scrolls to it.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// The transaction with the animation of an `animation(_:value:)` modifier.
    package func injecting(_ animation: Animation?) -> Transaction {
        guard !disablesAnimations else { return self }
        var result = self
        result.animation = animation
        return result
    }
}

/// How many views of a window change the transaction that reaches their content. Where none does,
/// no node has to ask its ancestors.
struct TransactionAdjusters {
    /// Views that change every transaction.
    var permanent = 0
    /// The last update whose transaction a view changes while it leaves others alone.
    var lastUpdate = -1

    func mayAdjust(_ update: Int) -> Bool { permanent > 0 || lastUpdate == update }
}
