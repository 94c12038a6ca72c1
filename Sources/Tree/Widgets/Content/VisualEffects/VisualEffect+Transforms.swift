import Drawing
import Foundation
import Geometry
import Views

/// A step that draws the view under a modifier's effects, and through its transform if it has one.
struct EffectStep<Effect: PaintEffect & Animatable & Sendable>: VisualStep {
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
        if let transform = effect.transform(size: drawing.size) {
            drawing.transform = drawing.transform.concatenating(transform)
        }
    }
}

/// Moves the drawing.
struct OffsetStep: VisualStep {
    var offset: CGSize

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func apply(to drawing: inout _VisualEffectDrawing) {
        guard offset != .zero, offset.width.isFinite, offset.height.isFinite else { return }
        let transform = CGAffineTransform(translationX: offset.width, y: offset.height)
        drawing.effects.append(.transform(transform))
        drawing.transform = drawing.transform.concatenating(transform)
    }
}

/// Draws through a given transform.
struct AffineStep: VisualStep {
    let transform: CGAffineTransform

    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    func apply(to drawing: inout _VisualEffectDrawing) {
        guard !transform.isIdentity else { return }
        drawing.effects.append(.transform(transform))
        drawing.transform = drawing.transform.concatenating(transform)
    }
}

/// Draws through a given projection.
struct ProjectionStep: VisualStep {
    let transform: ProjectionTransform

    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    func apply(to drawing: inout _VisualEffectDrawing) {
        let effect = ProjectionModifier(transform: transform)
        drawing.effects += effect.groupEffects(size: drawing.size) ?? []
        if let affine = effect.transform(size: drawing.size) {
            drawing.transform = drawing.transform.concatenating(affine)
        }
    }
}

extension VisualEffect {
    /// Moves the drawing by a distance in points, to the right and down.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
        adding(OffsetStep(offset: offset))
    }

    /// Draws the view larger or smaller about an anchor; a negative factor mirrors it.
    nonisolated public func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        adding(EffectStep(effect: ScaleModifier(scale: scale, anchor: anchor)))
    }

    nonisolated public func scaleEffect(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view clockwise.
    nonisolated public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        adding(EffectStep(effect: RotationModifier(angle: angle, anchor: anchor)))
    }

    /// Turns the view about an axis in space. `anchorZ` is the depth of the axis, and
    /// `perspective` is how much larger nearer parts are drawn: 0 for not at all.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            EffectStep(
                effect: SpatialRotationModifier(
                    angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ,
                    perspective: perspective)))
    }

    /// Draws the view through a transform or a projection.
    nonisolated public func transformEffect(
        _ transform: CGAffineTransform
    ) -> some VisualEffect {
        adding(AffineStep(transform: transform))
    }

    nonisolated public func transformEffect(
        _ transform: ProjectionTransform
    ) -> some VisualEffect {
        adding(ProjectionStep(transform: transform))
    }
}
