import Views

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// A field of numbers with a stepper.
public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .field)
    }
}

/// A field of numbers with a button that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .compact)
    }
}

/// A field of numbers.
public struct FieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .bareField)
    }
}

/// A field of numbers with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .field)
    }
}

/// Wheels of numbers.
public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .wheel)
    }
}

/// A month of days.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .graphical)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    nonisolated public static var stepperField: StepperFieldDatePickerStyle {
        StepperFieldDatePickerStyle()
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
    /// Sets the style of the date pickers inside.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        styled(style) { (style: S, configuration: DatePickerStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
