import Foundation

extension LocalizedStringKey {
    /// Collects the segments of a literal such as `"\(name) has \(count) apples"`.
    public struct StringInterpolation: StringInterpolationProtocol {
        package private(set) var key = ""
        package private(set) var arguments: [LocalizedArgument] = []

        /// Creates an empty collector with room for this many characters and values.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Adds plain characters to the key; a percent sign is doubled.
        public mutating func appendLiteral(_ literal: String) {
            let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
            key += hasPercent ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        /// Adds a value, and its specifier to the key.
        package mutating func append(_ value: LocalizedArgument, specifier: String = "%@") {
            key += specifier
            arguments.append(value)
        }

        // MARK: Text and numbers

        /// Adds a text to insert, as `%@` in the key.
        public mutating func appendInterpolation(_ string: String) {
            append(.text(string))
        }

        /// Adds a number to insert, with the specifier of its type, such as `%lld`, in the key.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.number(LocalizedNumber(value)), specifier: value._specifier)
        }

        /// Adds a number to insert, with a specifier such as `%.2f` in the key.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(
            _ value: T, specifier: String
        ) {
            append(.number(LocalizedNumber(value)), specifier: specifier)
        }

        // MARK: Formatted values

        /// Adds a value that a format style writes in the view's locale, as `%@` in the key.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.formatted(StyledValue(input: input, style: format)))
        }

        /// Adds a value that a formatter writes, as `%@` in the key. The value may be anything: on
        /// Apple's systems it is an object or bridges to one, which dates and numbers do not do
        /// here.
        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter
        ) {
            append(.formatted(FormatterValue(subject: subject, formatter: formatter)))
        }

        // MARK: Dates

        /// Adds the span between two dates, as `%@` in the key: their times, with the dates if the
        /// days differ.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.date(.range(dates)))
        }

        /// Adds a span of time, as `%@` in the key: its times, with the dates if the days differ.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(.date(.range(interval.start...interval.end)))
        }

        /// Adds a timer that runs through an interval, as `%@` in the key, such as `2:23:01`.
        ///
        /// It counts down to the end or up from the beginning, and stands still at the pause time
        /// if that is given. Without hours it counts minutes beyond 59.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            append(
                .date(
                    .countdown(
                        timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        /// The hook for a styled text, a picture or anything else that is more than characters.
        package mutating func appendEmbedded(_ text: any EmbeddedText) {
            append(.embedded(text))
        }
    }
}
