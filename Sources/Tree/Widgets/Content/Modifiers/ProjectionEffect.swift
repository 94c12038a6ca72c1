import Drawing
import Foundation
import Geometry
import Views

/// A modifier that draws the view through a projection; its frame in the layout stays.
@MainActor
protocol ProjectiveEffect: PaintEffect {
    /// What happens to the view, in its own coordinates.
    nonisolated func projected(size: CGSize) -> ProjectionTransform
}

extension ProjectiveEffect {
    nonisolated var mirrorsTransforms: Bool { true }

    /// The projection; nil where one of its numbers is not finite.
    nonisolated private func checked(size: CGSize) -> ProjectionTransform? {
        let projection = projected(size: size)
        return projection.isFinite ? projection : nil
    }

    nonisolated func groupEffects(size: CGSize) -> [GroupEffect]? {
        guard let projection = checked(size: size) else { return [] }
        if projection.isIdentity { return [] }
        return [projection.affine.map { .transform($0) } ?? .projection(projection)]
    }

    nonisolated func transform(size: CGSize) -> CGAffineTransform? { drawnTransform(size: size) }
    nonisolated func projection(size: CGSize) -> ProjectionTransform? {
        drawnProjection(size: size)
    }

    nonisolated func drawnTransform(size: CGSize) -> CGAffineTransform? {
        guard let projection = checked(size: size), !projection.isIdentity else { return nil }
        return projection.affine ?? .identity
    }

    nonisolated func drawnProjection(size: CGSize) -> ProjectionTransform? {
        guard let projection = checked(size: size), !projection.isAffine else { return nil }
        return projection
    }
}

struct ProjectionModifier: ProjectiveEffect {
    typealias Body = Never
    let transform: ProjectionTransform
    nonisolated var mirrorsTransforms: Bool { false }
    func projected(size: CGSize) -> ProjectionTransform { transform }
}

/// Turns a view in space. The viewer is as far away as the view is long, over the perspective.
struct SpatialRotationModifier: ProjectiveEffect, Animatable {
    typealias Body = Never
    var angle: Angle
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    typealias AnimatableData = AnimatablePair<
        Double, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >

    var animatableData: AnimatableData {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
        }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second.first
            anchorZ = newValue.second.second.first
            perspective = newValue.second.second.second
        }
    }

    func projected(size: CGSize) -> ProjectionTransform {
        let length = max(size.width, size.height)
        guard length > 0 else { return ProjectionTransform() }
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        var view = CATransform3DIdentity
        view.m34 = -perspective / length
        var result = CATransform3DMakeTranslation(-x, -y, -anchorZ)
        result = CATransform3DConcat(
            result, CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z))
        result = CATransform3DConcat(result, view)
        result = CATransform3DConcat(result, CATransform3DMakeTranslation(x, y, 0))
        return ProjectionTransform(result)
    }

    func change(from old: SpatialRotationModifier) -> RenderChange {
        angle == old.angle && axis == old.axis && anchor == old.anchor && anchorZ == old.anchorZ
            && perspective == old.perspective ? .none : .paint
    }
}

extension View {
    /// Turns the view about an axis in space. `anchorZ` is the depth of the axis, and
    /// `perspective` is how much larger nearer parts are drawn: 0 for not at all.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            SpatialRotationModifier(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }

    /// Draws the view through a projection; its frame in the layout stays.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionModifier(transform: transform))
    }
}
