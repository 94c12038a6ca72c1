import Drawing
import Foundation
import Geometry
import Views

extension VisualEffect {
    /// How much of the view is seen: 0 none, 1 all.
    nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
        adding(EffectStep(effect: OpacityModifier(opacity: opacity)))
    }

    /// Blurs the view. An opaque blur is drawn as any other: an effect of this kind draws the view
    /// once, and `View.blur` draws it twice to be opaque.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(EffectStep(effect: BlurModifier(radius: radius)))
    }

    /// Adds an amount to the red, green and blue of the view; 0 changes nothing.
    nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
        adding(EffectStep(effect: ColorAmountModifier(kind: .brightness, amount: amount)))
    }

    /// Spreads the colours about middle grey: 1 changes nothing, 0 makes all of them grey.
    nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
        adding(EffectStep(effect: ColorAmountModifier(kind: .contrast, amount: amount)))
    }

    /// Makes colours stronger or paler: 1 changes nothing, 0 leaves shades of grey.
    nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
        adding(EffectStep(effect: ColorAmountModifier(kind: .saturation, amount: amount)))
    }

    /// Takes colour away by an amount: 0 changes nothing, 1 leaves shades of grey.
    nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(EffectStep(effect: ColorAmountModifier(kind: .grayscale, amount: amount)))
    }

    /// Turns the hue of each colour by an angle; the luminance stays.
    nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(EffectStep(effect: ColorAmountModifier(kind: .hueRotation, amount: angle.radians)))
    }
}
