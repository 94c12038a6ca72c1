import Foundation
import FoundationNames
import Views

/// A piece of text.
nonisolated public struct Text: Equatable, Sendable {
    /// What the text says, before localization.
    indirect enum Storage: @unchecked Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case date(DateText)
        case formatted(any FormattedValue)
        case image(Image)
        case styled([Text])
        case joined(Text, Text)
    }

    let storage: Storage
    /// The changes of the text's own modifiers, the innermost first.
    var changes: [TextChange] = []

    init(_ storage: Storage) { self.storage = storage }

    /// A text that is the same in every language.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Creates a text that shows a string as it is, without looking it up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// A text looked up in the app's strings files, with Markdown inside of lines.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    /// A text that is looked up in the table and the bundle of a resource.
    // Disfavored, so that a literal is a `LocalizedStringKey`, whose initializer has more parameters.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(
            .localized(
                LocalizedStringKey(resource), table: resource.table,
                bundle: resource.bundle.resolvedBundle))
    }

    /// A picture that stands among words.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Joins two texts, each with its own modifiers.
    public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }
}

extension Text.Storage: Equatable {
    static func == (a: Text.Storage, b: Text.Storage) -> Bool {
        switch (a, b) {
        case (.verbatim(let a), .verbatim(let b)): a == b
        case (
            .localized(let a, let aTable, let aBundle), .localized(let b, let bTable, let bBundle)
        ):
            a == b && aTable == bTable && aBundle === bBundle
        case (.date(let a), .date(let b)): a == b
        case (.formatted(let a), .formatted(let b)): a.isEqual(to: b)
        case (.image(let a), .image(let b)): a == b
        case (.styled(let a), .styled(let b)): a == b
        case (.joined(let a, let aNext), .joined(let b, let bNext)): a == b && aNext == bNext
        default: false
        }
    }
}

// MARK: - Values and dates

extension Text {
    /// How a date is written.
    public struct DateStyle: Sendable, Hashable {
        enum Kind: Hashable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day, such as “9:41 AM”.
        public static let time = DateStyle(kind: .time)
        /// The day, such as “June 3, 2025”.
        public static let date = DateStyle(kind: .date)
        /// The distance from now in two units, such as “2 hr, 23 min”.
        public static let relative = DateStyle(kind: .relative)
        /// The signed distance from now in one unit, such as “+2 hours”.
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now as a timer, such as “2:23:01”.
        public static let timer = DateStyle(kind: .timer)
    }

    /// Creates a text that shows a date in a style, and changes as time passes.
    public init(_ date: Date, style: DateStyle) { self.init(.date(DateText(date, style))) }

    /// Creates a text that shows when something begins and ends.
    public init(_ dates: ClosedRange<Date>) { self.init(.date(.range(dates))) }

    public init(_ interval: DateInterval) {
        self.init(.date(.range(interval.start...interval.end)))
    }

    /// A timer that runs within an interval.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            .date(
                .countdown(
                    timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours)))
    }

    /// Creates a text that shows a value as a format style writes it in the locale of the view.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(StyledValue(input: input, style: format)))
    }

    /// Creates a text that shows a value as one of Foundation's formatters writes it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.formatted(FormatterValue(subject: subject, formatter: formatter)))
    }
}

extension DateText {
    init(_ date: Date, _ style: Text.DateStyle) {
        self =
            switch style.kind {
            case .time: .time(date)
            case .date: .date(date)
            case .relative: .relative(date)
            case .offset: .offset(date)
            case .timer: .timer(date)
            }
    }
}

// MARK: - Texts and pictures in a text

extension Text: EmbeddedText {
    package func isEqual(to other: any EmbeddedText) -> Bool { other as? Text == self }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a text with its modifiers, a picture or a date to the words around it.
    public mutating func appendInterpolation(_ text: Text) { appendEmbedded(text) }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendEmbedded(Text(resource))
    }

    public mutating func appendInterpolation(_ image: Image) { appendEmbedded(Text(image)) }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendEmbedded(Text(date, style: style))
    }
}
