import Drawing

/// The purpose of a colour. The theme has a value of each role for light and dark mode and for
/// increased contrast.
package enum ColorRole: String, CaseIterable, Hashable, Sendable {
    case windowBackground, content, raised
    case label, secondaryLabel, tertiaryLabel, disabledLabel
    case separator
    /// The border of controls; clear unless contrast is increased.
    case controlOutline
    case controlFill, controlHover, controlPressed
    case accent, accentPressed, onAccent
    case positive, warning, destructive

    package func color(
        in scheme: ColorScheme, contrast: ColorSchemeContrast = .standard
    ) -> ResolvedColor {
        let raised = contrast == .increased
        switch scheme {
        case .light: return raised ? lightRaised ?? light : light
        case .dark: return raised ? darkRaised ?? dark : dark
        }
    }

    /// How much of its ink the colour of a label has; `nil` for what is not a label.
    var labelShareOnAccent: Double? {
        switch self {
        case .label: 1
        case .secondaryLabel, .tertiaryLabel: Self.weakShareOnAccent
        case .disabledLabel: Self.disabledShareOnAccent
        default: nil
        }
    }

    /// Weaker labels have the contrast they need on the accent colour.
    static let weakShareOnAccent = 0.88
    private static let disabledShareOnAccent = 0.5

    private var light: ResolvedColor {
        let label: UInt32 = 0x1A1A1C
        let ink: UInt32 = 0x000000
        return switch self {
        case .windowBackground: ResolvedColor(hex: 0xF5F5F7)
        case .content: ResolvedColor(hex: 0xFFFFFF)
        case .raised: ResolvedColor(hex: 0xFFFFFF)
        case .label: ResolvedColor(hex: label)
        case .secondaryLabel: ResolvedColor(hex: label, opacity: 0.70)
        case .tertiaryLabel: ResolvedColor(hex: label, opacity: 0.52)
        case .disabledLabel: ResolvedColor(hex: label, opacity: 0.44)
        case .separator: ResolvedColor(hex: ink, opacity: 0.10)
        case .controlOutline: .clear
        case .controlFill: ResolvedColor(hex: ink, opacity: 0.05)
        case .controlHover: ResolvedColor(hex: ink, opacity: 0.08)
        case .controlPressed: ResolvedColor(hex: ink, opacity: 0.12)
        case .accent: ResolvedColor(hex: 0x0A66D8)
        case .accentPressed: ResolvedColor(hex: 0x0852B0)
        case .onAccent: ResolvedColor(hex: 0xFFFFFF)
        case .positive: ResolvedColor(hex: 0x197B36)
        case .warning: ResolvedColor(hex: 0x904C00)
        case .destructive: ResolvedColor(hex: 0xC8322B)
        }
    }

    private var dark: ResolvedColor {
        let label: UInt32 = 0xF2F2F4
        let ink: UInt32 = 0xFFFFFF
        return switch self {
        case .windowBackground: ResolvedColor(hex: 0x1C1C1E)
        case .content: ResolvedColor(hex: 0x2A2A2D)
        case .raised: ResolvedColor(hex: 0x333338)
        case .label: ResolvedColor(hex: label)
        case .secondaryLabel: ResolvedColor(hex: label, opacity: 0.77)
        case .tertiaryLabel: ResolvedColor(hex: label, opacity: 0.54)
        case .disabledLabel: ResolvedColor(hex: label, opacity: 0.44)
        case .separator: ResolvedColor(hex: ink, opacity: 0.12)
        case .controlOutline: .clear
        case .controlFill: ResolvedColor(hex: ink, opacity: 0.09)
        case .controlHover: ResolvedColor(hex: ink, opacity: 0.13)
        case .controlPressed: ResolvedColor(hex: ink, opacity: 0.18)
        case .accent: ResolvedColor(hex: 0x4F9DFF)
        case .accentPressed: ResolvedColor(hex: 0x3A86E6)
        case .onAccent: ResolvedColor(hex: 0x06121F)
        case .positive: ResolvedColor(hex: 0x4CC26A)
        case .warning: ResolvedColor(hex: 0xFFB25C)
        case .destructive: ResolvedColor(hex: 0xFF6B62)
        }
    }

    /// The values that differ with increased contrast.
    private var lightRaised: ResolvedColor? { inked(0x000000, like: light) }
    private var darkRaised: ResolvedColor? { inked(0xFFFFFF, like: dark) }

    private func inked(_ ink: UInt32, like usual: ResolvedColor) -> ResolvedColor? {
        switch self {
        case .label, .secondaryLabel, .tertiaryLabel, .disabledLabel:
            ResolvedColor(hex: ink, opacity: usual.opacity)
        case .separator, .controlOutline: ResolvedColor(hex: ink, opacity: 0.40)
        default: nil
        }
    }
}
