import Foundation

/// What a font depends on in its environment.
package struct FontContext: Hashable, Sendable {
    package var density: Density
    package var dynamicTypeSize: DynamicTypeSize
    /// The changes by modifiers around the text; nil or false if there are none.
    package var weight: Font.Weight?
    package var design: Font.Design?
    package var width: Font.Width?
    package var isBold: Bool
    package var isItalic: Bool
    package var usesMonospacedDigits: Bool
    /// Whether the text has the secondary text scale, which makes it smaller.
    package var isSecondary: Bool

    /// How high lines are; nil for the font's own height.
    package var lineHeight: LineHeight?

    /// The distance from one baseline to the next.
    package enum LineHeight: Hashable, Sendable {
        /// Points.
        case exact(CGFloat)
        /// Times the size of the font.
        case multiple(CGFloat)
        /// More points than the size of the font.
        case leading(CGFloat)
        /// That of the font's glyphs, whatever the text style says.
        case natural

        /// Nil for the height of the glyphs.
        package func height(forSize size: CGFloat) -> CGFloat? {
            let height: CGFloat? =
                switch self {
                case .exact(let points): points
                case .multiple(let factor): size * factor
                case .leading(let increase): size + increase
                case .natural: nil
                }
            return height.map { $0.isFinite ? max($0, 0) : size }
        }
    }

    package init(
        density: Density = .desktop, dynamicTypeSize: DynamicTypeSize = .large,
        weight: Font.Weight? = nil, design: Font.Design? = nil, width: Font.Width? = nil,
        isBold: Bool = false, isItalic: Bool = false, usesMonospacedDigits: Bool = false,
        isSecondary: Bool = false
    ) {
        self.density = density
        self.dynamicTypeSize = dynamicTypeSize
        self.weight = weight
        self.design = design
        self.width = width
        self.isBold = isBold
        self.isItalic = isItalic
        self.usesMonospacedDigits = usesMonospacedDigits
        self.isSecondary = isSecondary
    }
}
