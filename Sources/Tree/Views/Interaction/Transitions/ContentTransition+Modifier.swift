extension View {
    /// How the contents of the views inside change in an animated update.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(ContentTransitionModifier(transition: transition))
    }
}

/// Sets the transition, with the direction in which its number has changed.
nonisolated private struct ContentTransitionModifier: ViewModifier {
    @Retained private var number = ShownNumber()
    let transition: ContentTransition

    init(transition: ContentTransition) { self.transition = transition }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.contentTransition, number.resolve(transition))
    }
}

/// The number that a view has shown last.
@MainActor
private final class ShownNumber {
    private var value: Double?
    private var isFalling = false

    nonisolated init() {}

    func resolve(_ transition: ContentTransition) -> ContentTransition {
        guard case .numericValue(let new) = transition.kind else { return transition }
        if let value, value != new { isFalling = new < value }
        value = new
        return .numericText(countsDown: isFalling)
    }
}
