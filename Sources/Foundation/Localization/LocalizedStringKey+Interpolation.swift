import Foundation

extension LocalizedStringKey {
    /// Collects the segments of a literal such as `"\(name) has \(count) apples"`.
    public struct StringInterpolation: StringInterpolationProtocol {
        package private(set) var key = ""
        package private(set) var arguments: [LocalizedArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

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

        public mutating func appendInterpolation(_ string: String) {
            append(.text(string))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.number(LocalizedNumber(value)), specifier: value._specifier)
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(
            _ value: T, specifier: String
        ) {
            append(.number(LocalizedNumber(value)), specifier: specifier)
        }

        // MARK: Formatted values

        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.formatted(StyledValue(input: input, style: format)))
        }

        /// Any value a formatter takes; on Apple's systems these are objects and what bridges
        /// to them, here dates and numbers are neither.
        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter
        ) {
            append(.formatted(FormatterValue(subject: subject, formatter: formatter)))
        }

        // MARK: Dates

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.date(.range(dates)))
        }

        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(.date(.range(interval.start...interval.end)))
        }

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
