import Curves
import Foundation
import Geometry
import Views

/// The visual effect of a view by its way through a scroll view.
struct ScrollTransitionEffect<E: VisualEffect> {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: (EmptyVisualEffect, ScrollTransitionPhase) -> E

    /// The effect for a geometry, with the animation that leads to it, if any.
    func callAsFunction(_ proxy: GeometryProxy) -> (E, Animation?) {
        let identity = transition(EmptyVisualEffect(), .identity)
        guard let viewport = proxy.viewport(along: axis) else { return (identity, nil) }
        let axis = viewport.axis
        let (view, container) = (proxy.size[axis], viewport.bounds.size[axis])
        let start = -viewport.bounds.origin[axis]
        let before = Self.amount(topLeading, at: start, view, container)
        let after = Self.amount(bottomTrailing, at: container - start - view, view, container)
        let isBefore = before >= after
        let (amount, configuration) =
            isBefore ? (before, topLeading) : (after, bottomTrailing)
        let phase: ScrollTransitionPhase = isBefore ? .topLeading : .bottomTrailing
        switch configuration.kind {
        case .identity:
            return (identity, nil)
        case .animated(let animation):
            let effect = amount > 0 ? transition(EmptyVisualEffect(), phase) : identity
            return (effect, animation)
        case .interactive(let curve):
            let share = curve.value(at: Double(amount))
            guard share > 0 else { return (identity, nil) }
            let end = transition(EmptyVisualEffect(), phase)
            guard share < 1 else { return (end, nil) }
            var effect = end
            var way = end.animatableData - identity.animatableData
            way.scale(by: share)
            effect.animatableData = identity.animatableData + way
            return (effect, nil)
        }
    }

    /// How far the view is on its way out, from 0 at the threshold to 1 where nothing of it is
    /// visible; `distance` is that of its near end from the edge.
    private static func amount(
        _ configuration: ScrollTransitionConfiguration, at distance: CGFloat, _ view: CGFloat,
        _ container: CGFloat
    ) -> CGFloat {
        if case .identity = configuration.kind { return 0 }
        let inside = configuration.threshold.distance(view, container)
        let outside = -view
        guard inside - outside > 0.5 else { return distance <= outside ? 1 : 0 }
        return min(max((inside - distance) / (inside - outside), 0), 1)
    }
}

extension View {
    /// Changes how the view looks on its way into and out of the visible part of the nearest scroll
    /// view: along the axis, or along that of the scroll view.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis,
            transition: transition)
    }

    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        let effect = ScrollTransitionEffect(
            topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
            transition: transition)
        return modifier(visualLayer { proxy, _ in effect(proxy) })
    }
}

/// Where a view is on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It comes in or has gone at the top or leading edge.
    case topLeading
    /// It is visible.
    case identity
    /// It comes in or has gone at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is visible, and so looks as it is.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 0 while visible, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
