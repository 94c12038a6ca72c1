/// The value of a binding that the focused view, or the scene with the keyboard, provides. Without
/// one it is nil and writes have no effect.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    /// Creates a property that follows the binding at a key path of the focused values.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        _binding = FocusedValue(keyPath)
    }

    /// The value of the binding, or `nil` if none is provided. Writing nil has no effect.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set {
            if let newValue { binding?.wrappedValue = newValue }
        }
    }

    /// A binding to the value; a constant nil if no binding is provided.
    public var projectedValue: Binding<Value?> {
        guard let binding else { return .constant(nil) }
        return Binding<Value?>(binding)
    }
}

extension FocusedBinding: @unchecked Sendable where Value: Sendable {}
