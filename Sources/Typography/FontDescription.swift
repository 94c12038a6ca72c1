import Foundation

/// What a run of text is set in, in points: enough to find a font on any machine.
package struct FontDescription: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        /// Inter, or the face of the system's family that the design asks for.
        case system
        /// Pictures named by text: the text "home" draws one icon.
        case symbols
        case named(String)
    }

    package enum Design: Hashable, Sendable { case standard, rounded, serif, monospaced }

    package enum Width: Hashable, Sendable { case condensed, standard, expanded }

    package var family: Family
    /// The em, in points.
    package var size: CGFloat
    /// From 100 (thin) over 400 (regular) to 900 (black).
    package var weight: Int
    package var design: Design
    package var width: Width
    package var isItalic: Bool
    /// Digits of one width, for numbers that change in place.
    package var usesTabularFigures: Bool
    package var usesSmallCaps: Bool
    /// The height of a line's box in points; nil for the font's own ascent and descent.
    package var lineHeight: CGFloat?
    /// How many times `size` the em of an icon is; other families pay no heed to it.
    package var symbolScale: CGFloat = 1

    package init(
        family: Family = .system, size: CGFloat, weight: Int = 400, design: Design = .standard,
        width: Width = .standard, isItalic: Bool = false, usesTabularFigures: Bool = false,
        usesSmallCaps: Bool = false, lineHeight: CGFloat? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.design = design
        self.width = width
        self.isItalic = isItalic
        self.usesTabularFigures = usesTabularFigures
        self.usesSmallCaps = usesSmallCaps
        self.lineHeight = lineHeight
    }

    package static func system(
        size: CGFloat, weight: Int = 400, lineHeight: CGFloat? = nil
    ) -> FontDescription {
        FontDescription(size: size, weight: weight, lineHeight: lineHeight)
    }

    /// The font of icons, for text of a size beside them: `scale` times as wide as its em, centred
    /// on the height of its capitals, and standing in the same line box.
    package static func symbols(
        size: CGFloat, weight: Int = 400, scale: CGFloat = 1, lineHeight: CGFloat? = nil
    ) -> FontDescription {
        var font = FontDescription(
            family: .symbols, size: size, weight: weight, lineHeight: lineHeight)
        font.symbolScale = scale
        return font
    }
}
