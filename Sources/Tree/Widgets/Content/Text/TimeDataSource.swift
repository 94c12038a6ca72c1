import Foundation
import Localization
import Views

/// What follows the time in a text: the date, an interval or a duration.
public struct TimeDataSource<Value>: Sendable {
    let source: TimeSource
}

extension TimeDataSource where Value == Date {
    /// The date of the moment.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(source: .date) }
}

extension TimeDataSource where Value == Range<Date> {
    /// The interval from a date to the moment.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(source: .rangeStarting(date))
    }

    /// The interval from the moment to a date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(source: .rangeEnding(date))
    }
}

extension TimeDataSource where Value == Duration {
    /// The time since a date; it is negative before the date.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(source: .offset(date))
    }
}

extension Text {
    /// Creates a text that shows what follows the time as a style writes it, and changes when the
    /// style says so.
    public init<V, F: DiscreteFormatStyle & Sendable>(
        _ source: TimeDataSource<V>, format: F
    ) where V == F.FormatInput, F.FormatOutput == String {
        self.init(.date(.styled(StyledTime(source.source, format))))
    }

    public init<V, F: DiscreteFormatStyle & Sendable>(
        _ source: TimeDataSource<V>, format: F
    ) where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(.date(.styled(StyledTime(source.source, format))))
    }
}
