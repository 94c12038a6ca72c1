import Views

/// Whether controls act when a drag rests over them.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind: Sendable { case automatic, enabled, disabled }
    private let kind: Kind

    /// The default, with which controls do not act.
    public static let automatic = SpringLoadingBehavior(kind: .automatic)
    /// A control acts once a drag has rested over it, as if it were pressed.
    public static let enabled = SpringLoadingBehavior(kind: .enabled)
    /// Controls do not act, exactly as with `automatic`.
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
