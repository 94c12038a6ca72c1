import Geometry

/// Notes a running animation keeps between frames, found by the type of their key.
public struct AnimationState<Value: VectorArithmetic> {
    private var notes: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { notes[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { notes[ObjectIdentifier(key)] = newValue }
    }
}

/// Names one note of an `AnimationState`.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
