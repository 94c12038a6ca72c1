import FoundationNames
import Foundation
import Views

/// Raises and lowers a value step by step.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let steps: StepperSteps
    /// A field that shows the value and edits it; nil for most.
    private let field: AnyView?

    init(_ label: Label, _ steps: StepperSteps, _ field: AnyView? = nil) {
        self.label = label
        self.steps = steps
        self.field = field
    }

    @MainActor public var body: some View {
        LabelledRow(label: label) {
            if let field {
                HStack(spacing: Theme.Spacing.stack) {
                    field.frame(width: Theme.stepperField)
                    StepperButtons(steps: steps)
                }
            } else {
                StepperButtons(steps: steps)
            }
        }
    }
}

// MARK: - Ways to make one

extension Stepper {
    /// Creates a stepper with a view as its label, whose buttons run actions of the app; a button
    /// whose action is nil is disabled. `onEditingChanged` is called with `true` before each step
    /// and with `false` after it.
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

    /// Creates a stepper with a view as its label that changes the value by a step, 1 by default,
    /// and never leaves the bounds if there are any.
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
    /// Creates a stepper with a localized title whose buttons run actions of the app; a button
    /// whose action is nil is disabled.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title that is shown as it is, whose buttons run actions of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a localized title that changes the value by a step, 1 by default.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), StepperSteps(value, nil, step, onEditingChanged))
    }

    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleResource), StepperSteps(value, nil, step, onEditingChanged))
    }

    /// Creates a stepper with a title that is shown as it is, which changes the value by a step.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), StepperSteps(value, nil, step, onEditingChanged))
    }

    /// Creates a stepper with a localized title that changes the value by a step, within the
    /// bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), StepperSteps(value, bounds, step, onEditingChanged))
    }

    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleResource), StepperSteps(value, bounds, step, onEditingChanged))
    }

    /// Creates a stepper with a title that is shown as it is, which changes the value within the
    /// bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), StepperSteps(value, bounds, step, onEditingChanged))
    }
}
