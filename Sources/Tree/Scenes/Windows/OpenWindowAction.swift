import Views

/// Opens a window of a scene, or brings one to front that presents the same.
@MainActor @preconcurrency
public struct OpenWindowAction {
    private let actions: WindowActions?

    nonisolated init(_ actions: WindowActions?) { self.actions = actions }

    /// Opens a new window of the group with this id, or the one window of the scene.
    public func callAsFunction(id: String) {
        actions?.open(id: id, value: nil, type: nil)
    }

    /// Opens the window that presents an equal value, or a new one of the first group for the type.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        actions?.open(id: nil, value: AnyHashable(value), type: D.self)
    }

    /// Opens the window of the group with this id that presents an equal value, or a new one.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        actions?.open(id: id, value: AnyHashable(value), type: D.self)
    }
}

/// Opens the app's settings.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    private let actions: WindowActions?

    nonisolated init(_ actions: WindowActions?) { self.actions = actions }

    /// Opens the window of the app's settings; logs a warning if the app declares none.
    public func callAsFunction() { actions?.openSettingsWindow() }
}

private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction(nil) }
}

private enum OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction(nil) }
}

private enum SupportsMultipleWindowsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Opens a window.
    public package(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// Opens the app's settings.
    public package(set) var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }

    /// Whether `openWindow` can show more than one window.
    public package(set) var supportsMultipleWindows: Bool {
        get { self[SupportsMultipleWindowsKey.self] }
        set { self[SupportsMultipleWindowsKey.self] = newValue }
    }
}
