/// The value of a binding that the focused view, or the scene with the keyboard, provides. Without
/// one it is nil and writes have no effect.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        _binding = FocusedValue(keyPath)
    }

    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set {
            if let newValue { binding?.wrappedValue = newValue }
        }
    }

    public var projectedValue: Binding<Value?> {
        guard let binding else { return .constant(nil) }
        return Binding<Value?>(binding)
    }
}

extension FocusedBinding: @unchecked Sendable where Value: Sendable {}
