import Foundation
import Typography
import Localization
import Views

// How text is aligned, truncated and cased.

private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum LineMinimumKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum ReservesSpaceKey: EnvironmentKey { static let defaultValue = false }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private enum OrnamentsKey: EnvironmentKey { static let defaultValue = TextOrnaments() }

extension Text {
    /// Which part of a line that is too long is left out.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning is left out.
        case head
        /// The end is left out.
        case tail
        /// The middle is left out.
        case middle
    }

    /// Uppercase or lowercase.
    public enum Case: Hashable, Sendable {
        /// All letters are capitals, by the rules of the locale.
        case uppercase
        /// All letters are small, by the rules of the locale.
        case lowercase
    }
}

/// What modifiers of views set for the text inside, besides fonts and colours.
struct TextOrnaments: Equatable {
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var language: TextLanguage?
}

extension EnvironmentValues {
    /// The most lines of a text; nil for as many as it takes.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The fewest lines a growing text field shows.
    package var lineMinimum: Int? {
        get { self[LineMinimumKey.self] }
        set { self[LineMinimumKey.self] = newValue }
    }

    package var reservesLineSpace: Bool {
        get { self[ReservesSpaceKey.self] }
        set { self[ReservesSpaceKey.self] = newValue }
    }

    /// The distance between the lines of a text, in points; 0 by default.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// How the lines of a text are aligned with each other; at the leading edge by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }

    /// Which part of a line that is too long is left out; the end by default.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// How small text may become before a part of it is left out, from 0 to 1; 1 by default.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// Whether characters may move closer together before a part of a text is left out.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// Whether texts are shown in capitals or in small letters; nil for as they are written.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    var textOrnaments: TextOrnaments {
        get { self[OrnamentsKey.self] }
        set { self[OrnamentsKey.self] = newValue }
    }

    /// The attributes of text here, before a text's own modifiers.
    var textAttributes: TextAttributes {
        let ornaments = textOrnaments
        return TextAttributes(
            font: font, fontContext: fontContext, foreground: nil, kerning: ornaments.kerning,
            tracking: ornaments.tracking, baselineOffset: ornaments.baselineOffset,
            underline: ornaments.underline, strikethrough: ornaments.strikethrough,
            language: ornaments.language)
    }

    /// The constraints of text here; layout adds width, height and scale.
    package var textConstraints: TextConstraints {
        TextConstraints(
            lineLimit: lineLimit.map { max($0, 1) }, reservesSpace: reservesLineSpace,
            truncation: .init(truncationMode), alignment: .init(multilineTextAlignment),
            lineSpacing: lineSpacing,
            direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            minimumScaleFactor: minimumScaleFactor, allowsTightening: allowsTightening)
    }
}

extension TextTruncation {
    init(_ mode: Text.TruncationMode) {
        self =
            switch mode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
    }
}

extension TextLineAlignment {
    package init(_ alignment: TextAlignment) {
        self =
            switch alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
    }
}

extension EnvironmentValues {
    /// What the text of a value depends on.
    var formatSurroundings: FormatSurroundings {
        FormatSurroundings(locale: locale, calendar: calendar, timeZone: timeZone)
    }

    /// What a localized text depends on. Few have values that depend on more than the locale.
    func localizationContext(for key: LocalizedStringKey) -> LocalizationContext {
        var context = localizationContext
        if key.hasFormattedValues {
            context.calendar = calendar
            context.timeZone = timeZone
        }
        return context
    }
}
