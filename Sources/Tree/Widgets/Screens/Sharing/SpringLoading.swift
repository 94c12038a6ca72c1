import Views

/// Whether controls act when a drag rests over them.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind: Sendable { case automatic, enabled, disabled }
    private let kind: Kind

    public static let automatic = SpringLoadingBehavior(kind: .automatic)
    public static let enabled = SpringLoadingBehavior(kind: .enabled)
    public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

private enum SpringLoadingKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether controls act when a drag rests over them.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }
}

nonisolated private struct SpringLoadingModifier: ViewModifier {
    let behavior: SpringLoadingBehavior
    @Retained private var responder = Responder()

    init(behavior: SpringLoadingBehavior) { self.behavior = behavior }

    @MainActor func body(content: Content) -> some View {
        responder.isSpringLoaded = behavior == .enabled
        return content.modifier(ResponderEffect(responder: responder))
            .environment(\.springLoadingBehavior, behavior)
    }
}

extension View {
    /// Says whether the controls inside act when a drag rests over them. By default they do not.
    nonisolated public func springLoadingBehavior(
        _ behavior: SpringLoadingBehavior
    ) -> some View {
        modifier(SpringLoadingModifier(behavior: behavior))
    }
}
