import Drawing

extension ResolvedColor {
    /// The contrast ratio of WCAG 2 between this colour, drawn over the other, and the other: from 1
    /// for equal colours to 21 for black and white.
    package func contrast(on ground: ResolvedColor) -> Double {
        let text = composited(over: ground).relativeLuminance
        let behind = ground.relativeLuminance
        return (max(text, behind) + 0.05) / (min(text, behind) + 0.05)
    }

    /// The relative luminance of WCAG 2, that of light and not of encoded channels.
    private var relativeLuminance: Double {
        Double(
            0.2126 * SRGBCurve.linear(red) + 0.7152 * SRGBCurve.linear(green)
                + 0.0722 * SRGBCurve.linear(blue))
    }
}
