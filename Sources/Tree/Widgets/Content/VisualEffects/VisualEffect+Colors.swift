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

    nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
        adding(EffectStep(effect: ColorAmountModifier(kind: .brightness, amount: amount)))
    }

    nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
        adding(EffectStep(effect: ColorAmountModifier(kind: .contrast, amount: amount)))
    }

    nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
        adding(EffectStep(effect: ColorAmountModifier(kind: .saturation, amount: amount)))
    }

    nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(EffectStep(effect: ColorAmountModifier(kind: .grayscale, amount: amount)))
    }

    nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(EffectStep(effect: ColorAmountModifier(kind: .hueRotation, amount: angle.radians)))
    }
}
