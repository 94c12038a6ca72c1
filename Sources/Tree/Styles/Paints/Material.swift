import Drawing
import Foundation

/// A translucent background that blurs what lies behind it. With increased contrast it is opaque.
public struct Material: Equatable, Sendable {
    package enum Thickness: CaseIterable, Hashable, Sendable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    package let thickness: Thickness
    package var activeAppearance: MaterialActiveAppearance?

    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    public static let bar = Material(thickness: .bar)

    package init(thickness: Thickness) {
        self.thickness = thickness
    }

    /// The material as it looks in an active or an inactive window.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
        var copy = self
        copy.activeAppearance = appearance
        return copy
    }
}

/// When materials look as in an active window. An inactive material is opaque.
public struct MaterialActiveAppearance: Equatable, Sendable {
    private let number: Int

    /// Materials are active, but for the background of a window, which is as its window.
    public static let automatic = MaterialActiveAppearance(number: 0)
    public static let active = MaterialActiveAppearance(number: 1)
    public static let inactive = MaterialActiveAppearance(number: 2)
    /// As the window around.
    public static let matchWindow = MaterialActiveAppearance(number: 3)
}

extension Material: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        let opacity =
            context.showsInactiveMaterials
            ? 1 : Theme.materialOpacity(thickness, contrast: context.contrast)
        let tint = context.color(.raised).multiplyingOpacity(by: opacity)
        guard opacity < 1 else { return .color(tint) }
        return .backdrop(
            BackdropPaint(
                radius: Theme.materialRadius, saturation: Theme.materialSaturation, tint: tint))
    }
}
