/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits: 1 for the time, 2 for the day.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute, in the form that the locale gives them.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 2)
}
