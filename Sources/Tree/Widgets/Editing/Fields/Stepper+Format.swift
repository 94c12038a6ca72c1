import FoundationNames
import Foundation
import Views

// The ways to make a stepper that also shows its value, and lets it be typed.

extension Stepper {
    fileprivate init<F: ParseableFormatStyle>(
        _ label: Label, _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?,
        _ step: F.FormatInput.Stride, _ format: F, _ onEditingChanged: @escaping (Bool) -> Void
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let bounded = Binding<F.FormatInput>(
            location: FunctionLocation(
                get: { value.wrappedValue },
                set: { new, _ in
                    value.wrappedValue =
                        bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
                }))
        self.init(
            label, StepperSteps(value, bounds, step, onEditingChanged),
            AnyView(StepperField(FieldValue(bounded, format))))
    }
}

extension Stepper {
    /// Creates a stepper that also shows its value in a format, in a field where it can be typed.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label(), value, nil, step, format, onEditingChanged)
    }

    /// Creates a stepper with a field; neither steps nor what is typed leave the bounds.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label(), value, bounds, step, format, onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title and with a field that shows its value in a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleKey), value, nil, step, format, onEditingChanged)
    }

    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleResource), value, nil, step, format, onEditingChanged)
    }

    /// Creates a stepper with a field; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(title), value, nil, step, format, onEditingChanged)
    }

    /// Creates a stepper with a title and a field; what is typed is moved to the nearest bound.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleKey), value, bounds, step, format, onEditingChanged)
    }

    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(titleResource), value, bounds, step, format, onEditingChanged)
    }

    /// Creates a bounded stepper with a field; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(Text(title), value, bounds, step, format, onEditingChanged)
    }
}

/// The field beside a stepper's buttons.
nonisolated struct StepperField: View {
    let value: FieldValue

    init(_ value: FieldValue) { self.value = value }

    @MainActor var body: some View {
        TextField(.value(value), label: EmptyView()).multilineTextAlignment(.trailing)
            .environment(\.labelPlacement, .beside)
    }
}
