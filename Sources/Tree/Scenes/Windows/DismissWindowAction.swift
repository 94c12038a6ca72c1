import Views

/// Closes windows of the app.
@MainActor @preconcurrency
public struct DismissWindowAction {
    private let actions: WindowActions?

    nonisolated init(_ actions: WindowActions?) { self.actions = actions }

    /// Closes the window in which the action was read.
    public func callAsFunction() { actions?.closeCurrent() }

    /// Closes all windows of a scene.
    public func callAsFunction(id: String) { actions?.closeAll(id: id, value: nil) }

    /// Closes all windows that present an equal value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        actions?.closeAll(id: nil, value: AnyHashable(value))
    }

    /// The windows of a group that present an equal value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        actions?.closeAll(id: id, value: AnyHashable(value))
    }
}

private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction(nil) }
}

extension EnvironmentValues {
    /// Closes windows.
    public package(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }
}
