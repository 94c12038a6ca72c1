import Drawing
import Foundation
import Geometry
import Views

/// A modifier that draws the view through a transform; its frame in the layout stays.
@MainActor
protocol TransformEffect: PaintEffect {
    nonisolated func affine(size: CGSize) -> CGAffineTransform
}

extension TransformEffect {
    nonisolated var mirrorsTransforms: Bool { true }

    nonisolated func groupEffects(size: CGSize) -> [GroupEffect]? {
        let transform = affine(size: size)
        return transform.isIdentity ? [] : [.transform(transform)]
    }

    nonisolated func transform(size: CGSize) -> CGAffineTransform? {
        let transform = affine(size: size)
        return transform.isIdentity ? nil : transform
    }
}

extension CGAffineTransform {
    /// This transform with a point of a rectangle as its origin.
    func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
        let x = anchor.x * size.width
        let y = anchor.y * size.height
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

struct ScaleModifier: TransformEffect, Animatable {
    typealias Body = Never
    var scale: CGSize
    var anchor: UnitPoint

    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func affine(size: CGSize) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size)
    }
}

struct RotationModifier: TransformEffect, Animatable {
    typealias Body = Never
    var angle: Angle
    var anchor: UnitPoint

    var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func affine(size: CGSize) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: size)
    }
}

struct AffineModifier: TransformEffect {
    typealias Body = Never
    let transform: CGAffineTransform
    nonisolated var mirrorsTransforms: Bool { false }
    func affine(size: CGSize) -> CGAffineTransform { transform }
}

extension View {
    /// Draws the view larger or smaller about an anchor; a negative factor mirrors it. Its frame
    /// in the layout stays.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(scale: scale, anchor: anchor))
    }

    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view clockwise by an angle.
    nonisolated public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some View {
        modifier(RotationModifier(angle: angle, anchor: anchor))
    }

    /// Draws the view through a transform; its frame in the layout stays.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(AffineModifier(transform: transform))
    }
}
