import Foundation
import Limits

/// What follows the time: the date itself, an interval that begins or ends now, or the distance from
/// a date.
package enum TimeSource: Hashable, Sendable {
    case date
    case rangeStarting(Date)
    case rangeEnding(Date)
    case offset(Date)

    func value(at now: Date) -> Any {
        switch self {
        case .date: now
        case .rangeStarting(let date), .rangeEnding(let date): Self.range(date, now)
        case .offset(let date): Self.duration(from: date, to: now)
        }
    }

    /// The time at which the value is this one.
    func date(of value: Any) -> Date? {
        switch self {
        case .date: value as? Date
        case .rangeStarting: (value as? Range<Date>)?.upperBound
        case .rangeEnding: (value as? Range<Date>)?.lowerBound
        case .offset(let date):
            (value as? Duration).map { date.addingTimeInterval($0 / .seconds(1)) }
        }
    }

    /// The interval between two dates; an empty one if the first is not a number.
    private static func range(_ date: Date, _ now: Date) -> Range<Date> {
        guard !date.timeIntervalSinceReferenceDate.isNaN else { return now..<now }
        return min(date, now)..<max(date, now)
    }

    /// The time since a date, which is negative before the date.
    private static func duration(from date: Date, to now: Date) -> Duration {
        let seconds = now.timeIntervalSince(date)
        let distance = Duration(saturatingSeconds: abs(seconds))
        return seconds < 0 ? .zero - distance : distance
    }
}

/// A value that follows the time, with the style that writes it.
package struct StyledTime: Hashable, Sendable {
    private let source: TimeSource
    private let style: any DiscreteFormatStyle & Sendable

    package init(_ source: TimeSource, _ style: any DiscreteFormatStyle & Sendable) {
        self.source = source
        self.style = style
    }

    func string(now: Date, locale: Locale) -> String {
        func write<Style: DiscreteFormatStyle>(_ style: Style) -> String {
            guard let input = source.value(at: now) as? Style.FormatInput else { return "" }
            let output = style.locale(locale).format(input)
            return (output as? AttributedString).map { String($0.characters) } ?? "\(output)"
        }
        return write(style)
    }

    func nextChange(after now: Date) -> Date? {
        func next<Style: DiscreteFormatStyle>(_ style: Style) -> Date? {
            guard let input = source.value(at: now) as? Style.FormatInput,
                let next = style.discreteInput(after: input)
            else { return nil }
            return source.date(of: next)
        }
        // A style that says no later time would have the text written without end.
        return next(style).flatMap { $0 > now ? max($0, now.addingTimeInterval(0.001)) : nil }
    }

    package static func == (a: StyledTime, b: StyledTime) -> Bool {
        func hashed<Style: DiscreteFormatStyle>(_ style: Style) -> AnyHashable {
            AnyHashable(style)
        }
        return a.source == b.source && hashed(a.style) == hashed(b.style)
    }

    package func hash(into hasher: inout Hasher) {
        func hash<Style: DiscreteFormatStyle>(_ style: Style) { style.hash(into: &hasher) }
        hasher.combine(source)
        hash(style)
    }
}
