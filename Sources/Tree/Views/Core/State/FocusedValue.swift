import Observation

/// A value that the focused view, or the scene with the keyboard, provides, if any.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let path: KeyPath<FocusedValues, Value?>
    private var value: Value?

    /// Creates a property that reads the value at a key path of the focused values.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { path = keyPath }

    /// Creates a property that finds the focused observable object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        path = \.[focusedObject: ObjectIdentity<Value>()]
    }

    /// The value, or `nil` if none is provided.
    public var wrappedValue: Value? { value }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<FocusedValue<Value>>, in context: _PropertyContext
    ) {
        let path = pointer.pointee.path
        pointer.pointee.value = context.app.focusedValues.trackedValues[keyPath: path]
    }
}

extension FocusedValue: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: ComparableInput {
    package func isEqualInput(to other: FocusedValue<Value>) -> Bool { path == other.path }
}
