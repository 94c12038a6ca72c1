import Views

/// How a date picker looks.
public protocol DatePickerStyle {
    static var _kind: _DatePickerKind { get }
}

/// The ways to show a date.
public enum _DatePickerKind: Hashable, Sendable { case field, graphical }

public struct DefaultDatePickerStyle: DatePickerStyle {
    public static var _kind: _DatePickerKind { .field }
    public init() {}
}

/// A field of numbers with a stepper.
public struct CompactDatePickerStyle: DatePickerStyle {
    public static var _kind: _DatePickerKind { .field }
    public init() {}
}

public struct FieldDatePickerStyle: DatePickerStyle {
    public static var _kind: _DatePickerKind { .field }
    public init() {}
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public static var _kind: _DatePickerKind { .field }
    public init() {}
}

/// Shown as a field, where there are no fingers to turn a wheel.
public struct WheelDatePickerStyle: DatePickerStyle {
    public static var _kind: _DatePickerKind { .field }
    public init() {}
}

/// A month of days.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public static var _kind: _DatePickerKind { .graphical }
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private enum DatePickerKindKey: EnvironmentKey {
    static let defaultValue = _DatePickerKind.field
}

extension EnvironmentValues {
    package var datePickerKind: _DatePickerKind {
        get { self[DatePickerKindKey.self] }
        set { self[DatePickerKindKey.self] = newValue }
    }
}

extension View {
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerKind, S._kind)
    }
}
