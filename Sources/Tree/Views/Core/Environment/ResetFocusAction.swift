/// Moves the focus in a scope back to the view that prefers it.
public struct ResetFocusAction {
    private let reset: @MainActor (Namespace.ID) -> Void

    init(_ reset: @escaping @MainActor (Namespace.ID) -> Void) { self.reset = reset }

    /// Moves the scope's focus after the running update.
    @MainActor public func callAsFunction(in namespace: Namespace.ID) { reset(namespace) }
}

private enum ResetFocusKey: EnvironmentKey {
    static var defaultValue: ResetFocusAction { ResetFocusAction { _ in } }
}

extension EnvironmentValues {
    /// Moves the focus in a scope back to the view that prefers it.
    public package(set) var resetFocus: ResetFocusAction {
        get { self[ResetFocusKey.self] }
        set { self[ResetFocusKey.self] = newValue }
    }
}
