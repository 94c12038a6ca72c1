import Foundation
import Views

/// Raises and lowers a value step by step.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let steps: StepperSteps

    fileprivate init(_ label: Label, _ steps: StepperSteps) {
        self.label = label
        self.steps = steps
    }

    @MainActor public var body: some View {
        LabelledRow(label: label) { StepperButtons(steps: steps) }
    }
}

/// What a stepper's two buttons do; nil where a button is disabled.
struct StepperSteps {
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    /// The value as a number, where the stepper knows one.
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

// MARK: - Ways to make one

extension Stepper {
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label(),
            StepperSteps(
                onIncrement: onIncrement, onDecrement: onDecrement,
                onEditingChanged: onEditingChanged))
    }

    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), StepperSteps(value, nil, step, onEditingChanged))
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), StepperSteps(value, bounds, step, onEditingChanged))
    }

    /// The older order of arguments.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), StepperSteps(value, nil, step, onEditingChanged))
    }

    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), StepperSteps(value, bounds, step, onEditingChanged))
    }
}

extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), StepperSteps(value, nil, step, onEditingChanged))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), StepperSteps(value, nil, step, onEditingChanged))
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), StepperSteps(value, bounds, step, onEditingChanged))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), StepperSteps(value, bounds, step, onEditingChanged))
    }
}
