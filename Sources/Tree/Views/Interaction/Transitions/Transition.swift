/// A way for a view to come and go: what it looks like before it has come, while it is there, and
/// after it has gone.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// What the system should know of the transition; by default, that it has motion.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// The properties of a transition with motion, which a type replaces if its own has none.
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }

    /// The content as it looks in a phase.
    nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        TransitionStep(transition: self, phase: phase, content: AnyView(content))
    }

    /// Both at once.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns a copy with an animation of its own instead of the update's.
    nonisolated public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is there: it is neither about to come nor gone.
    public var isIdentity: Bool { self == .identity }

    /// -1 before it has come, 1 after it has gone, and 0 between.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What the system should know of a transition.
public struct TransitionProperties: Sendable {
    /// Whether views move or grow, which is not done where motion is reduced.
    public var hasMotion: Bool

    /// Creates the properties of a transition, which has motion unless told otherwise.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands, in a transition's body, for the view that comes or goes.
nonisolated public struct PlaceholderContentView<Value>: View, WrappingView {
    public typealias Body = Never
    let content: AnyView

    package init(content: AnyView) { self.content = content }

    package var wrapped: AnyView { content }
}

/// The view that a transition makes of another in one phase.
nonisolated struct TransitionStep<T: Transition>: View {
    let transition: T
    let phase: TransitionPhase
    let content: AnyView

    @MainActor var body: some View {
        transition.body(content: PlaceholderContentView(content: content), phase: phase)
    }
}

extension View {
    /// How the view comes and goes when that happens in an animated update; it fades by default.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}

// MARK: - Transitions made of others

/// A transition that can be taken apart.
package protocol ErasableTransition: Transition {
    nonisolated var erased: AnyTransition { get }
}

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: ErasableTransition {
    let first: First
    let second: Second

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

nonisolated struct AnimatedTransition<Base: Transition>: ErasableTransition {
    let base: Base
    let animation: Animation?

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
    }

    var erased: AnyTransition { AnyTransition(base).animation(animation) }
}

/// Comes by one transition and goes by another.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
    ErasableTransition
{
    /// How the view comes.
    public var insertion: Insertion
    /// How the view goes.
    public var removal: Removal

    /// Creates a transition that is one when the view comes, and another when it goes.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(
                content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }

    package var erased: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

/// Shows one modifier while the view is away and another while it is there.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
