import Foundation
import Limits
import Views

/// The styles in which systems write times that go on.
public enum SystemFormatStyle {
    /// The time since a date, as a stopwatch shows it: `0:05.32`, `1:02:03.45`.
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private let clock: Clock
        private let start: Date

        /// Creates the style. The most exact part is shown if there are fields left for it.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            clock = Clock(
                showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision)
            start = startDate
        }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(clock.text(value.timeIntervalSince(start), roundsUp: false))
        }

        public func discreteInput(after input: Date) -> Date? { clock.after(input, from: start) }
        public func discreteInput(before input: Date) -> Date? { clock.before(input, from: start) }
        public func input(after input: Date) -> Date? { input.addingTimeInterval(0.001) }
        public func input(before input: Date) -> Date? { input.addingTimeInterval(-0.001) }
    }

    /// The time that is left of an interval, or has gone by of it: `12:05`.
    public struct Timer: DiscreteFormatStyle, Sendable {
        private let clock: Clock
        private let start: Date
        private let end: Date
        private let countsDown: Bool

        /// Creates the style of a timer that runs down to the end of an interval.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
        }

        /// Creates the style of a timer that runs up from the beginning of an interval.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, false, showsHours, maxFieldCount, maxPrecision)
        }

        private init(
            _ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ fields: Int,
            _ precision: Duration
        ) {
            clock = Clock(showsHours: showsHours, maxFieldCount: fields, precision: precision)
            start = interval.lowerBound
            end = interval.upperBound
            self.countsDown = countsDown
        }

        public func format(_ value: Date) -> AttributedString {
            let moment = min(max(value, start), end)
            let seconds =
                countsDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(start)
            return AttributedString(clock.text(seconds, roundsUp: countsDown))
        }

        public func discreteInput(after input: Date) -> Date? {
            guard input < end else { return nil }
            return input < start ? start : clock.after(input, from: countsDown ? end : start)
        }

        public func discreteInput(before input: Date) -> Date? {
            guard input > start else { return nil }
            return input > end ? end : clock.before(input, from: countsDown ? end : start)
        }

        public func input(after input: Date) -> Date? { input.addingTimeInterval(0.001) }
        public func input(before input: Date) -> Date? { input.addingTimeInterval(-0.001) }
    }

    /// How long ago a date was or how far ahead it is, in its largest unit: `3 minutes ago`.
    public struct DateReference: DiscreteFormatStyle, Sendable {
        private var style: Date.AnchoredRelativeFormatStyle

        /// Creates the style of a date. It writes one field, and no date in place of a long distance.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [
                .year, .month, .day, .hour, .minute, .second,
            ], maxFieldCount: Int = 2,
            thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            // Foundation ends the app with dates that it cannot write.
            let anchor = date > .distantPast ? min(date, .distantFuture) : .distantPast
            style = Date.AnchoredRelativeFormatStyle(
                anchor: anchor, allowedFields: allowedFields, presentation: .numeric)
        }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(style.format(value))
        }

        public func locale(_ locale: Locale) -> DateReference {
            var copy = self
            copy.style = style.locale(locale)
            return copy
        }

        public func discreteInput(after input: Date) -> Date? { style.discreteInput(after: input) }
        public func discreteInput(before input: Date) -> Date? {
            style.discreteInput(before: input)
        }
        public func input(after input: Date) -> Date? { style.input(after: input) }
        public func input(before input: Date) -> Date? { style.input(before: input) }
    }

    /// Minutes and seconds with the parts that a style allows.
    struct Clock: Codable, Hashable, Sendable {
        private let showsHours: Bool
        private let maxFieldCount: Int
        /// In seconds; at least one thousandth.
        private let precision: Double

        init(showsHours: Bool, maxFieldCount: Int, precision: Duration) {
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            let seconds = precision / .seconds(1)
            // Without a field for parts of a second, the text changes with whole ones alone.
            let least = maxFieldCount < 3 ? 1 : 0.001
            self.precision = seconds.isFinite ? min(max(seconds, least), 3600) : 1
        }

        /// How many digits the fraction of a second has.
        private func digits(_ hasHours: Bool) -> Int {
            guard precision < 1, maxFieldCount >= (hasHours ? 4 : 3) else { return 0 }
            return precision < 0.01 ? 3 : precision < 0.1 ? 2 : 1
        }

        func text(_ seconds: TimeInterval, roundsUp: Bool) -> String {
            let bounded = seconds.isFinite ? min(max(seconds, 0), 1e12) : 0
            // Dates have rounding errors: what is just below a step counts as the step.
            let steps = bounded / precision
            let whole =
                (roundsUp ? steps - 1e-4 : steps + 1e-4)
                .rounded(roundsUp ? .up : .down) * precision
            let total = max(0, whole + precision / 1e3)
            let hasHours = showsHours && total >= 3600
            let digits = digits(hasHours)
            let seconds = Int(total, in: 0...2_000_000_000_000) ?? 0
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            var text =
                hasHours
                ? "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
                : "\(seconds / 60):\(two(seconds % 60))"
            if digits > 0 {
                let scale = [10, 100, 1000][digits - 1]
                let part = String(
                    Int((total - Double(seconds)) * Double(scale), in: 0...999) ?? 0)
                text += "." + String(repeating: "0", count: max(0, digits - part.count)) + part
            }
            return text
        }

        /// The next moment that is whole steps away from another.
        func after(_ date: Date, from anchor: Date) -> Date? {
            step(date, anchor) { ($0 + 1e-4).rounded(.down) + 1 }
        }

        func before(_ date: Date, from anchor: Date) -> Date? {
            step(date, anchor) { ($0 - 1e-4).rounded(.up) - 1 }
        }

        private func step(
            _ date: Date, _ anchor: Date, _ next: (Double) -> Double
        ) -> Date? {
            let steps = date.timeIntervalSince(anchor) / precision
            guard steps.isFinite, abs(steps) < 1e15 else { return nil }
            return anchor.addingTimeInterval(next(steps) * precision)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since a date, as a stopwatch shows it.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The time that is left of an interval.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// The time that has gone by of an interval.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// How long ago a date was, or how far ahead it is.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [
            .year, .month, .day, .hour, .minute, .second,
        ], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        SystemFormatStyle.DateReference(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
            thresholdField: thresholdField)
    }
}
