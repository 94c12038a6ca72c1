import Drawing
import Foundation
import Geometry
import Views

/// A step that changes the colours of the view, or how much of it is seen.
struct PaintStep<Effect: PaintEffect & Animatable & Sendable>: VisualStep {
    var effect: Effect

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func apply(to drawing: inout _VisualEffectDrawing) {
        guard let effects = effect.groupEffects(size: drawing.size) else {
            drawing.isVisible = false
            return
        }
        drawing.effects += effects
    }
}

extension VisualEffect {
    /// How much of the view is seen: 0 none, 1 all.
    nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
        adding(PaintStep(effect: OpacityModifier(opacity: opacity)))
    }

    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(PaintStep(effect: BlurModifier(radius: radius)))
    }

    nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
        adding(PaintStep(effect: ColorAmountModifier(kind: .brightness, amount: amount)))
    }

    nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
        adding(PaintStep(effect: ColorAmountModifier(kind: .contrast, amount: amount)))
    }

    nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
        adding(PaintStep(effect: ColorAmountModifier(kind: .saturation, amount: amount)))
    }

    nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(PaintStep(effect: ColorAmountModifier(kind: .grayscale, amount: amount)))
    }

    nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(PaintStep(effect: ColorAmountModifier(kind: .hueRotation, amount: angle.radians)))
    }
}
