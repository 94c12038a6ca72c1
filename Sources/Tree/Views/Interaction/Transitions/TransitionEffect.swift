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
