import Drawing

/// Everything a colour or a paint needs to know of its surroundings to be drawn.
package struct ColorContext {
    package var scheme: ColorScheme
    package var contrast: ColorSchemeContrast
    /// The app's accent or the nearest tint; nil for the theme's own.
    package var accent: ResolvedColor?
    /// The nearest foreground colour, from which the weaker levels are made; nil for the label's.
    package var foreground: ResolvedColor?
    /// Where named colours are found; nil where an app has none.
    package var assets: ColorAssets?

    package init(
        scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
        accent: ResolvedColor? = nil, foreground: ResolvedColor? = nil,
        assets: ColorAssets? = nil
    ) {
        self.scheme = scheme
        self.contrast = contrast
        self.accent = accent
        self.foreground = foreground
        self.assets = assets
    }

    package func color(_ role: ColorRole) -> ResolvedColor {
        if role == .accent, let accent { return accent }
        return role.color(in: scheme, contrast: contrast)
    }
}
