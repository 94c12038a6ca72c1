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

    public func bold() -> Font { weight(.bold) }
    public func bold(_ isActive: Bool) -> Font { isActive ? weight(.bold) : self }
    public func italic() -> Font { changed(.italic(true)) }
    public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    public func width(_ width: Width) -> Font { changed(.width(width)) }
    public func width(_ width: CGFloat) -> Font { changed(.width(Width(width))) }
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
    public func monospaced() -> Font { changed(.monospaced) }
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    public func smallCaps() -> Font { changed(.smallCaps) }
    public func smallCaps(_ isActive: Bool) -> Font { isActive ? smallCaps() : self }
    public func scaled(by factor: CGFloat) -> Font { changed(.scaled(factor)) }

    /// Uses small capitals for both lower and upper case.
    public func lowercaseSmallCaps() -> Font { smallCaps() }
    public func uppercaseSmallCaps() -> Font { smallCaps() }
}

// MARK: - Making fonts

extension Font {
    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

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
