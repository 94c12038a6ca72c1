import Views

/// How an extra of the menu bar shows its content.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {
    static var _kind: _MenuBarExtraKind { get }
}

/// The kinds of extras.
public enum _MenuBarExtraKind: Sendable { case automatic, menu, window }

public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    public static var _kind: _MenuBarExtraKind { .automatic }
    nonisolated public init() {}
}

/// The content is the entries of a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    public static var _kind: _MenuBarExtraKind { .menu }
    nonisolated public init() {}
}

/// The content is that of a small window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    public static var _kind: _MenuBarExtraKind { .window }
    nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    nonisolated public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    nonisolated public static var menu: PullDownMenuBarExtraStyle { .init() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    nonisolated public static var window: WindowMenuBarExtraStyle { .init() }
}

private enum MenuBarExtraKey: EnvironmentKey {
    static let defaultValue = _MenuBarExtraKind.automatic
}

extension EnvironmentValues {
    var menuBarExtraKind: _MenuBarExtraKind {
        get { self[MenuBarExtraKey.self] }
        set { self[MenuBarExtraKey.self] = newValue }
    }
}

extension Scene {
    /// Sets the style of the menu bar's extras inside.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        environment(\.menuBarExtraKind, S._kind)
    }
}
