import Drawing

/// What colours and paints depend on in their environment.
package struct ColorContext {
    package var scheme: ColorScheme
    package var contrast: ColorSchemeContrast
    /// The app's accent or the nearest tint; nil for the theme's own.
    package var accent: ResolvedColor?
    /// The nearest foreground colour, from which its levels are derived; nil for the label's.
    package var foreground: ResolvedColor?
    /// The app's named colours, if any.
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
