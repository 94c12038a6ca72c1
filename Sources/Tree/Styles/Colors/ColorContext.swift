import Drawing

/// What colours and paints depend on in their environment.
package struct ColorContext {
    package var scheme: ColorScheme
    package var contrast: ColorSchemeContrast
    /// The nearest tint; nil for the app's accent, which is the theme's where the app has none.
    package var accent: ResolvedColor?
    /// The nearest foreground colour, from which its levels are derived; nil for the label's.
    package var foreground: ResolvedColor?
    /// The app's named colours, if any.
    package var assets: ColorAssets?
    /// Whether labels stand on the accent colour, as in a selected row.
    package var isOnAccent = false
    /// Whether materials look as in an inactive window.
    package var showsInactiveMaterials = false

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
        switch role {
        case .accent:
            if let accent = accent ?? assets?.accentColor(in: self) { return accent }
        case .accentPressed:
            if let accent = assets?.accentColor(in: self) {
                return accent.mixed(with: ResolvedColor(white: 0), by: Self.pressedDarkening)
            }
        default: break
        }
        if isOnAccent, let share = role.labelShareOnAccent {
            return ColorRole.onAccent.color(in: scheme, contrast: contrast)
                .multiplyingOpacity(by: share)
        }
        return role.color(in: scheme, contrast: contrast)
    }

    /// How much darker an accent of the app's own is while it is pressed.
    private static let pressedDarkening = 0.2
}
