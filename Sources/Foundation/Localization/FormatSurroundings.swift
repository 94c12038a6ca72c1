import Foundation

/// What the text of a value depends on in its environment.
package struct FormatSurroundings: Equatable {
    package var locale: Locale
    /// The calendar of the surroundings; `nil` stands for that of the machine.
    package var calendar: Calendar?
    /// The time zone of the surroundings; `nil` stands for that of the machine.
    package var timeZone: TimeZone?

    package init(locale: Locale, calendar: Calendar? = nil, timeZone: TimeZone? = nil) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
    }
}

extension FormatStyle {
    /// The style in the surroundings. A calendar and a time zone that were chosen for the style stay.
    package func adapted(to surroundings: FormatSurroundings) -> Self {
        let style = locale(surroundings.locale)
        switch style {
        case var dates as Date.FormatStyle:
            if let calendar = surroundings.calendar, dates.calendar == .autoupdatingCurrent {
                dates.calendar = calendar
            }
            if let zone = surroundings.timeZone, dates.timeZone == .autoupdatingCurrent {
                dates.timeZone = zone
            }
            return dates as? Self ?? style
        case var intervals as Date.IntervalFormatStyle:
            if let calendar = surroundings.calendar, intervals.calendar == .autoupdatingCurrent {
                intervals.calendar = calendar
            }
            if let zone = surroundings.timeZone, intervals.timeZone == .autoupdatingCurrent {
                intervals.timeZone = zone
            }
            return intervals as? Self ?? style
        default:
            return style
        }
    }
}
