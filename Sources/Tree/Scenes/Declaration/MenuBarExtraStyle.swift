import Views

/// How an extra of the menu bar shows its content.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {
    static var _kind: _MenuBarExtraKind { get }
}

/// The kinds of extras.
public enum _MenuBarExtraKind: Sendable { case automatic, menu, window }

/// The style of extras without one of their own, which is a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    public static var _kind: _MenuBarExtraKind { .automatic }
    /// Creates the style.
    nonisolated public init() {}
}

/// A style that shows the content as the entries of a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    public static var _kind: _MenuBarExtraKind { .menu }
    /// Creates the style.
    nonisolated public init() {}
}

/// A style that shows the content in a small window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    public static var _kind: _MenuBarExtraKind { .window }
    /// Creates the style.
    nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The style of extras without one of their own: a menu.
    nonisolated public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu, for content that is a list of commands.
    nonisolated public static var menu: PullDownMenuBarExtraStyle { .init() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A small window, for content with more than commands, such as sliders or a chart.
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
