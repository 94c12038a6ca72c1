import Foundation
import Geometry

/// How a view comes and goes when that happens in an animated update.
public struct AnyTransition: Sendable {
    /// One direction: what is done to the shown view as a whole, and the views put around it.
    struct Half: Sendable {
        var style = TransitionStyle()
        var effects: [any TransitionEffect] = []

        func union(_ other: Half) -> Half {
            Half(style: style.union(other.style), effects: effects + other.effects)
        }

        /// This half without motion: a fade instead, with the animation of this one.
        var stilled: Half {
            guard style.hasMotion || effects.contains(where: \.hasMotion) else { return self }
            var still = TransitionStyle()
            still.fades = true
            still.animation = style.animation
            return Half(style: still, effects: effects.filter { !$0.hasMotion })
        }

        func with(_ animation: Animation?) -> Half {
            Half(style: style.with(animation), effects: effects)
        }
    }

    let insertion: Half
    let removal: Half

    /// A transition described by an app, or by one of the types for it.
    public init<T: Transition>(_ transition: T) {
        if let known = transition as? any ErasableTransition {
            self = known.erased
            return
        }
        let half = Half(effects: [TypedTransitionEffect(transition)])
        self.init(insertion: half, removal: half)
    }

    package init(_ style: TransitionStyle) {
        self.init(insertion: Half(style: style), removal: Half(style: style))
    }

    private init(insertion: Half, removal: Half) {
        self.insertion = insertion
        self.removal = removal
    }

    /// This transition without motion, for people who have it reduced.
    var stilled: AnyTransition {
        AnyTransition(insertion: insertion.stilled, removal: removal.stilled)
    }

    private static func style(_ change: (inout TransitionStyle) -> Void) -> AnyTransition {
        var style = TransitionStyle()
        change(&style)
        return AnyTransition(style)
    }

    /// Comes and goes at once.
    public static let identity = AnyTransition(TransitionStyle())
    /// The view fades in and out.
    public static let opacity = style { $0.fades = true }
    /// The view grows from nothing, and shrinks to nothing, about its centre.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// The view comes from the leading edge and leaves at the trailing one.
    public static let slide = asymmetric(
        insertion: .move(edge: .leading), removal: .move(edge: .trailing))

    /// The view grows from a part of its size, and shrinks to it, about a point of the view.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        style { $0.scale = (Double(scale), anchor) }
    }

    /// The view moves in from beyond an edge, and out over that edge.
    public static func move(edge: Edge) -> AnyTransition { style { $0.edge = edge } }

    /// The view comes from a distance, in points, and goes back there.
    public static func offset(_ offset: CGSize) -> AnyTransition { style { $0.offset = offset } }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes from an edge and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: edge.opposite).combined(with: .opacity))
    }

    /// Comes by one transition and goes by another.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// Has the first modifier before it has come and after it has gone, and the second between.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Returns a transition that does both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.union(other.insertion), removal: removal.union(other.removal))
    }

    /// Returns a copy with an animation of its own instead of the update's.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(
            insertion: insertion.with(animation), removal: removal.with(animation))
    }
}

extension Edge {
    package var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// A part of a transition that is a view around the view that comes or goes.
protocol TransitionEffect: AnyObject, Sendable {
    /// Whether it moves or grows.
    var hasMotion: Bool { get }
    @MainActor func apply(to content: AnyView, phase: TransitionPhase) -> AnyView
}

final class TypedTransitionEffect<T: Transition>: TransitionEffect, @unchecked Sendable {
    private let transition: T

    init(_ transition: T) { self.transition = transition }

    var hasMotion: Bool { T.properties.hasMotion }

    @MainActor func apply(to content: AnyView, phase: TransitionPhase) -> AnyView {
        AnyView(TransitionStep(transition: transition, phase: phase, content: content))
    }
}
