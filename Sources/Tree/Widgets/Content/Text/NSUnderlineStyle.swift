/// The line under or through a text, as attributed texts of UIKit and AppKit have it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line, as thick as the font says.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line. A `Text.LineStyle` cannot have it.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines. A `Text.LineStyle` cannot have it.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A line of dots, with `single`.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A line of dashes, with `single`.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line of dashes and dots, with `single`.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A line of dashes and pairs of dots, with `single`.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// A line that leaves out spaces. A `Text.LineStyle` cannot have it.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// A single line with the pattern of a text's line.
    public init(_ lineStyle: Text.LineStyle) {
        let pattern = Self.patterns.first { $0.pattern == lineStyle.pattern }?.style ?? []
        self = pattern.union(.single)
    }

    fileprivate static let patterns: [(pattern: Text.LineStyle.Pattern, style: NSUnderlineStyle)] =
        [
            (.solid, []), (.dot, .patternDot), (.dash, .patternDash),
            (.dashDot, .patternDashDot), (.dashDotDot, .patternDashDotDot),
        ]
}

extension Text.LineStyle {
    /// The line of a text for a single line with or without a pattern; nil for other lines.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        let match = NSUnderlineStyle.patterns.first {
            $0.style.union(.single) == nsUnderlineStyle
        }
        guard let match else { return nil }
        self.init(pattern: match.pattern)
    }
}
