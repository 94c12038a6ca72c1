import Views

/// What a stepper's two buttons do; nil where a button is disabled.
struct StepperSteps {
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    /// The value as a number, where it has one.
    var value: String?

    init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        func edit(_ action: (() -> Void)?) -> (() -> Void)? {
            action.map { action in
                {
                    onEditingChanged(true)
                    action()
                    onEditingChanged(false)
                }
            }
        }
        increment = edit(onIncrement)
        decrement = edit(onDecrement)
    }

    /// Steps that never leave the bounds; the last one may be shorter.
    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        let shown = value.wrappedValue
        self.init(
            onIncrement: bounds.map { shown >= $0.upperBound } ?? false
                ? nil
                : {
                    let next = value.wrappedValue.advanced(by: step)
                    value.wrappedValue =
                        bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
                },
            onDecrement: bounds.map { shown <= $0.lowerBound } ?? false
                ? nil
                : {
                    let next = value.wrappedValue.advanced(by: 0 - step)
                    value.wrappedValue =
                        bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
                },
            onEditingChanged: onEditingChanged)
        self.value = (shown as? any BinaryFloatingPoint).map { Double($0).brief } ?? "\(shown)"
    }
}
