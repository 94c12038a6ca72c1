import Drawing
import Foundation
import Geometry
import Views

/// A modifier that changes how a view is drawn by a projection that depends on the view's size;
/// its frame in the layout stays.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the projection through which a view of a size in points is drawn.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Limits the effect to drawing: frames that are read inside, as by a geometry reader, and
    /// the positions of touches are those without it.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        WrappingModifierNode(view, in: context) {
            GeometryEffectModifier(base: $0, reachesLayout: true)
        }
    }
}

/// An effect on drawing that frames and touches do not follow.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    var base: Base

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// Returns the projection of the limited effect for a view's size in points.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        WrappingModifierNode(view, in: context) {
            GeometryEffectModifier(base: $0.base, reachesLayout: false)
        }
    }
}

/// What draws an effect of an app's own.
nonisolated private struct GeometryEffectModifier<Base: GeometryEffect>: ProjectiveEffect,
    Animatable
{
    typealias Body = Never
    var base: Base
    /// Whether frames and touches are those of what is drawn.
    let reachesLayout: Bool

    var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    func projected(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    func transform(size: CGSize) -> CGAffineTransform? {
        reachesLayout ? drawnTransform(size: size) : nil
    }

    func projection(size: CGSize) -> ProjectionTransform? {
        reachesLayout ? drawnProjection(size: size) : nil
    }
}
