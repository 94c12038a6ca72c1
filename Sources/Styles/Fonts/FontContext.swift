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
