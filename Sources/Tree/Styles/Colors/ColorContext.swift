import Drawing

/// What colours and paints depend on in their environment.
package struct ColorContext {
    package var scheme: ColorScheme
    package var contrast: ColorSchemeContrast
    /// The nearest tint; nil for the app's accent, which is the theme's where the app has none.
    package var accent: ResolvedColor?
    /// The accent that the user has chosen for all apps; nil for the theme's.
    package var userAccent: ResolvedColor?
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
            if let accent = accent ?? accentOfApp { return accent }
        case .accentPressed:
            if let accent = accentOfApp {
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

    /// The app's own accent, or else the user's.
    private var accentOfApp: ResolvedColor? {
        assets?.accentColor(in: self) ?? userAccent.map(readable)
    }

    /// A colour darker, or lighter in the dark, until labels can be read on it.
    private func readable(_ color: ResolvedColor) -> ResolvedColor {
        let label = ColorRole.onAccent.color(in: scheme, contrast: contrast)
        let end = ResolvedColor(white: scheme == .dark ? 1 : 0)
        let needed = contrast == .increased ? 7 : 4.5
        let shares = stride(from: 0.0, to: 1, by: 0.05)
        let mixed = shares.lazy.map { color.mixed(with: end, by: $0) }
        return mixed.first { label.contrast(on: $0) >= needed } ?? end
    }

    /// How much darker an accent of the app's own is while it is pressed.
    private static let pressedDarkening = 0.2
}
