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
    /// Creates the style; `automatic` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .field)
    }
}

/// A field of numbers with a button that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style; `compact` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .compact)
    }
}

/// A field of numbers.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// Creates the style; `field` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .bareField)
    }
}

/// A field of numbers with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Creates the style; `stepperField` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .field)
    }
}

/// Wheels of numbers.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style; `wheel` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .wheel)
    }
}

/// A month of days.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style; `graphical` is shorter.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .graphical)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style: a field of numbers with a stepper.
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A style with a field of numbers and a button that opens a calendar.
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A style with a field of numbers alone, which the keyboard changes.
    nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A style with a field of numbers and a stepper, as the default one.
    nonisolated public static var stepperField: StepperFieldDatePickerStyle {
        StepperFieldDatePickerStyle()
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A style with wheels of numbers, for fingers.
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A style with a month of days, and a field for the time if that is chosen, too. For a time
    /// alone it is a field with a stepper.
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
