import Geometry

/// Values that a running animation stores between frames, by the types of their keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var notes: [ObjectIdentifier: Any] = [:]

    /// Creates a state without values.
    public init() {}

    /// The value for a key, or the default of the key if none is set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { notes[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { notes[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of an `AnimationState`.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
