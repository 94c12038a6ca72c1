import Foundation
import Views

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a date picker for its style.
public struct DatePickerStyleConfiguration {
    /// What names the date.
    public struct Label: WrappingView {
        public typealias Body = Never
        let content: AnyView
        package var wrapped: AnyView { content }
    }

    public let label: Label
    @Binding public var selection: Date
    /// The first date that may be chosen; nil where there is none.
    public var minimumDate: Date?
    /// The last date that may be chosen.
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents
}

/// The ways to show a date.
enum DatePickerKind { case field, bareField, graphical, wheel }

/// A field of numbers with a stepper.
public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .field)
    }
}

/// A field of numbers with a stepper.
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DatePickerRow(configuration, .field)
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
