import Foundation

extension Theme {
    /// The standard deviation of a material's blur, in points.
    package static let materialRadius: CGFloat = 20
    /// How much stronger colours are behind a material, which its tint weakens again.
    package static let materialSaturation = 1.6

    /// The opacity of a material, which increased contrast makes opaque.
    package static func materialOpacity(
        _ thickness: Material.Thickness, contrast: ColorSchemeContrast
    ) -> Double {
        guard contrast == .standard else { return 1 }
        return switch thickness {
        case .ultraThin: 0.55
        case .thin: 0.68
        case .regular: 0.80
        case .thick: 0.88
        case .ultraThick: 0.94
        case .bar: 0.90
        }
    }
}
