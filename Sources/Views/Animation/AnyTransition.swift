import Foundation
import Geometry

/// How a view comes and goes when that happens in an animated update.
// Missing: transitions made of an app's own modifiers; they fade instead.
public struct AnyTransition: Sendable {
    package let insertion: TransitionStyle
    package let removal: TransitionStyle

    package init(_ style: TransitionStyle) {
        insertion = style
        removal = style
    }

    private init(insertion: TransitionStyle, removal: TransitionStyle) {
        self.insertion = insertion
        self.removal = removal
    }

    private static func style(_ change: (inout TransitionStyle) -> Void) -> AnyTransition {
        var style = TransitionStyle()
        change(&style)
        return AnyTransition(style)
    }

    /// Comes and goes at once.
    public static let identity = AnyTransition(TransitionStyle())
    public static let opacity = style { $0.fades = true }
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Comes from the leading edge and goes to the trailing one.
    public static let slide = asymmetric(
        insertion: .move(edge: .leading), removal: .move(edge: .trailing))

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        style { $0.scale = (Double(scale), anchor) }
    }

    public static func move(edge: Edge) -> AnyTransition { style { $0.edge = edge } }

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

    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        .opacity
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.union(other.insertion), removal: removal.union(other.removal))
    }

    /// The same with an animation of its own instead of the update's.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(
            insertion: insertion.with(animation), removal: removal.with(animation))
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// Tells the container how the view comes and goes.
struct TransitionModifier: RenderTraitModifier {
    typealias Body = Never
    let transition: AnyTransition

    func adjust(_ traits: inout Traits) {
        traits[TransitionTrait.self] = (transition.insertion, transition.removal)
    }
}

extension View {
    /// How the view comes and goes when that happens in an animated update; it fades by default.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }
}
