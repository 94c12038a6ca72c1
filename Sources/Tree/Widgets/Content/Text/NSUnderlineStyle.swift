/// The line under or through a text, as attributed texts of UIKit and AppKit have it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
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
