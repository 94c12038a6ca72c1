import Foundation
import Geometry

/// The font of a run of text, in points, independent of the fonts of a machine.
package struct FontDescription: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        /// Inter, or the face of the system's family for the design.
        case system
        /// Icons named by text: the text "home" draws one icon.
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
    /// Whether digits have the same width, for numbers that change.
    package var usesTabularFigures: Bool
    package var usesSmallCaps: Bool
    /// The height of a line's box in points; nil for the font's own ascent and descent.
    package var lineHeight: CGFloat?
    /// The size of an icon as a multiple of `size`; other families ignore it.
    package var symbolScale: CGFloat = 1
    /// Whether icons are drawn as outlines of what the font fills; other families ignore it.
    package var isOutlined = false

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

    /// Makes the lengths numbers that a font can have: not negative, and of at most `largest` points.
    package mutating func boundLengths() {
        size = size.bounded(to: 0...Self.largest)
        lineHeight = lineHeight?.bounded(to: 0...Self.largest)
    }

    private static let largest: CGFloat = 4096

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
