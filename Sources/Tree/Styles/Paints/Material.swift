import Drawing
import Foundation

/// A translucent background that blurs what lies behind it. With increased contrast it is opaque.
public struct Material: Equatable, Sendable {
    package enum Thickness: CaseIterable, Hashable, Sendable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    package let thickness: Thickness
    package var activeAppearance: MaterialActiveAppearance?

    /// A material whose tint is 55% opaque, so that it shows most of what lies behind it.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// A material whose tint is 68% opaque.
    public static let thin = Material(thickness: .thin)
    /// A material whose tint is 80% opaque, for most backgrounds.
    public static let regular = Material(thickness: .regular)
    /// A material whose tint is 88% opaque.
    public static let thick = Material(thickness: .thick)
    /// A material whose tint is 94% opaque, so that it hides almost all that lies behind it.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of bars, whose tint is 90% opaque.
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
    /// Materials always look as in an active window.
    public static let active = MaterialActiveAppearance(number: 1)
    /// Materials always look as in an inactive window: they are opaque.
    public static let inactive = MaterialActiveAppearance(number: 2)
    /// Materials look as their window is: opaque while it is inactive.
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
