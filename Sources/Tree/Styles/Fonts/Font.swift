import Foundation

/// A typeface, size and weight that may depend on the environment.
public struct Font: Hashable, Sendable {
    package indirect enum Source: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        /// Scales with the text style, if any.
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
        case changed(Font, Change)
    }

    /// A change by a modifier.
    package enum Change: Hashable, Sendable {
        case italic(Bool)
        case weight(Weight)
        case width(Width)
        case leading(Leading)
        case monospaced
        case monospacedDigit
        case smallCaps
        case scaled(CGFloat)
    }

    package let source: Source

    package init(_ source: Source) {
        self.source = source
    }

    private func changed(_ change: Change) -> Font {
        Font(.changed(self, change))
    }

    // MARK: Variations

    /// Returns this font in bold; unchanged if `isActive` is false.
    public func bold() -> Font { weight(.bold) }
    public func bold(_ isActive: Bool) -> Font { isActive ? weight(.bold) : self }
    /// Returns this font in italics; upright if `isActive` is false.
    public func italic() -> Font { changed(.italic(true)) }
    public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
    /// Returns this font with strokes of another weight.
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    /// Returns this font in another width, from -1 to 1. There are three: condensed below -0.1,
    /// expanded above 0.1, and standard.
    public func width(_ width: Width) -> Font { changed(.width(width)) }
    public func width(_ width: CGFloat) -> Font { changed(.width(Width(width))) }
    /// Returns this font with lines 2 points closer together or further apart. Has no effect on
    /// fonts that are not text styles.
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
    /// Returns this font with all characters of one width; unchanged if `isActive` is false.
    public func monospaced() -> Font { changed(.monospaced) }
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
    /// Returns this font with all digits of one width, so that a changing number does not move.
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    /// Returns this font with small capitals for lower case; unchanged if `isActive` is false.
    public func smallCaps() -> Font { changed(.smallCaps) }
    public func smallCaps(_ isActive: Bool) -> Font { isActive ? smallCaps() : self }
    /// Returns this font with its size multiplied by a factor.
    public func scaled(by factor: CGFloat) -> Font { changed(.scaled(factor)) }

    /// Returns this font with small capitals for lower case.
    public func lowercaseSmallCaps() -> Font { smallCaps() }
    /// Returns this font with small capitals for lower case. Upper case stays as it is.
    public func uppercaseSmallCaps() -> Font { smallCaps() }
}

// MARK: - Making fonts

extension Font {
    /// A bold font for the titles of pages: 28 points on the desktop, 34 on a device.
    public static let largeTitle = system(.largeTitle)
    /// A semibold font for titles: 22 points on the desktop, 28 on a device.
    public static let title = system(.title)
    /// A semibold font for titles below a title: 18 points on the desktop, 22 on a device.
    public static let title2 = system(.title2)
    /// A semibold font for the smallest titles: 16 points on the desktop, 20 on a device.
    public static let title3 = system(.title3)
    /// A semibold font of the size of body text: 14 points on the desktop, 17 on a device.
    public static let headline = system(.headline)
    /// A font for text below a headline: 13 points on the desktop, 15 on a device.
    public static let subheadline = system(.subheadline)
    /// The font of most text: 14 points on the desktop, 17 on a device.
    public static let body = system(.body)
    /// A font for remarks beside body text: 13 points on the desktop, 16 on a device.
    public static let callout = system(.callout)
    /// A font for notes below other content: 12 points on the desktop, 13 on a device.
    public static let footnote = system(.footnote)
    /// A font for labels of pictures and the like: 11 points on the desktop, 12 on a device.
    public static let caption = system(.caption)
    /// The smallest font: 10 points on the desktop, 11 on a device.
    public static let caption2 = system(.caption2)

    /// Returns the system's font for a text style, in the weight of the style unless another is
    /// given.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// Returns the system's font in a size in points, which does not scale with the user's text
    /// size.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// A family by name, which scales with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
    ) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }
}
