import Foundation
import Limits

/// A date or a duration in a text. Some change over time.
package enum DateText: Hashable, Sendable {
    case time(Date)
    case date(Date)
    /// The distance from now in two units: `2 hr, 23 min`.
    case relative(Date)
    /// The signed distance from now in one unit: `+2 hours`.
    case offset(Date)
    /// The distance from now as a timer: `2:23:01`.
    case timer(Date)
    case range(ClosedRange<Date>)
    /// A timer that runs within an interval, forwards or backwards.
    case countdown(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    /// What follows the time, in a format style that says when its text changes.
    case styled(StyledTime)

    package func string(
        now: Date, locale: Locale, calendar: Calendar = .current, timeZone: TimeZone = .current
    ) -> String {
        func format(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle)
            -> Date.FormatStyle
        {
            Date.FormatStyle(
                date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
        }
        switch self {
        case .time(let date):
            return format(date: .omitted, time: .shortened).format(Self.writable(date))
        case .date(let date): return format(date: .long, time: .omitted).format(Self.writable(date))
        case .relative(let date):
            return units(from: now, to: date, width: .abbreviated, count: 2, locale)
        case .offset(let date):
            let sign = date < now ? "-" : "+"
            return sign + units(from: now, to: date, width: .wide, count: 1, locale)
        case .timer(let date): return clock(abs(whole(date.timeIntervalSince(now))), true)
        case .range(let whole):
            let start = Self.writable(whole.lowerBound)
            // A range may end with what is not a number, which no date is less than.
            let range = start...max(start, Self.writable(whole.upperBound))
            let isOneDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
            return Date.IntervalFormatStyle(
                date: isOneDay ? nil : .abbreviated, time: .shortened, locale: locale,
                calendar: calendar, timeZone: timeZone
            ).format(range.lowerBound..<range.upperBound)
        case .countdown(let range, let pauseTime, let countsDown, let showsHours):
            let moment = min(max(pauseTime ?? now, range.lowerBound), range.upperBound)
            let seconds =
                countsDown
                ? range.upperBound.timeIntervalSince(moment)
                : moment.timeIntervalSince(range.lowerBound)
            return clock(whole(seconds), showsHours)
        case .styled(let time): return time.string(now: now, locale: locale)
        }
    }

    /// The nearest date that Foundation can write, which ends the app with another one; the first of
    /// them in place of what is not a number.
    private static func writable(_ date: Date) -> Date {
        date > .distantPast ? min(date, .distantFuture) : .distantPast
    }

    /// The time of the next change of the text, if any.
    package func nextChange(after now: Date) -> Date? {
        switch self {
        case .time, .date, .range: return nil
        case .relative(let date), .offset(let date), .timer(let date):
            return now.nextSecond(from: date)
        case .countdown(let range, let pauseTime, let countsDown, _):
            guard pauseTime == nil, now < range.upperBound else { return nil }
            guard now >= range.lowerBound else { return range.lowerBound }
            return now.nextSecond(from: countsDown ? range.upperBound : range.lowerBound)
        case .styled(let time): return time.nextChange(after: now)
        }
    }

    private func units(
        from now: Date, to date: Date, width: Duration.UnitsFormatStyle.UnitWidth, count: Int,
        _ locale: Locale
    ) -> String {
        let style = Duration.UnitsFormatStyle.units(
            allowed: [.weeks, .days, .hours, .minutes, .seconds], width: width,
            maximumUnitCount: count, fractionalPart: .hide(rounded: .towardZero))
        let seconds = abs(whole(date.timeIntervalSince(now)))
        return style.locale(locale).format(
            Duration(secondsComponent: Int64(seconds), attosecondsComponent: 0))
    }

    /// `2:23:01`, or `143:01` without hours.
    private func clock(_ seconds: Int, _ showsHours: Bool) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
        return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
    }

    /// The distance in whole seconds, rounded down and clamped.
    private func whole(_ seconds: TimeInterval) -> Int {
        // Dates have rounding errors, so values just below a whole second are rounded up.
        let whole = (seconds + (seconds < 0 ? -1e-6 : 1e-6)).rounded(.towardZero)
        let most = Double(Self.most)
        return Int(min(max(whole, -most), most), in: -Self.most...Self.most) ?? 0
    }

    /// The longest distance that a text has, in seconds.
    private static let most = 1_000_000_000_000
}

extension Date {
    /// The first moment after this one that is whole seconds away from the given one; `nil` if that
    /// is too far away for a number to count seconds.
    fileprivate func nextSecond(from anchor: Date) -> Date? {
        let away = timeIntervalSince(anchor)
        let next = anchor.addingTimeInterval((away + 1e-6).rounded(.down) + 1)
        let wait = next.timeIntervalSince(self)
        return wait > 0 && wait < 2 ? next : nil
    }
}
