import Drawing
import Foundation

/// A translucent background that blurs what lies behind it. With increased contrast it is opaque.
public struct Material: Equatable, Sendable {
    package enum Thickness: CaseIterable, Hashable, Sendable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    package let thickness: Thickness

    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    public static let bar = Material(thickness: .bar)

    package init(thickness: Thickness) {
        self.thickness = thickness
    }
}

extension Material: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        let opacity = Theme.materialOpacity(thickness, contrast: context.contrast)
        let tint = context.color(.raised).multiplyingOpacity(by: opacity)
        guard opacity < 1 else { return .color(tint) }
        return .backdrop(
            BackdropPaint(
                radius: Theme.materialRadius, saturation: Theme.materialSaturation, tint: tint))
    }
}
