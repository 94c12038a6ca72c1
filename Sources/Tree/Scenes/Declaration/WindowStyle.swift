/// How the windows of a scene are framed.
public protocol WindowStyle {
    nonisolated var _titleBar: _WindowTitleBar { get }
}

/// The part of a window style that windows can have.
public struct _WindowTitleBar: Sendable {
    let kind: SceneSettings.TitleBar
}

/// The style of windows without one of their own, which is a frame with a title bar.
public struct DefaultWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .shown) }
}

/// A frame with a title bar.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .shown) }
}

/// A frame without the bar above the content.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .hidden) }
}

/// No frame at all.
public struct PlainWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .none) }
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The style of windows without one of their own: a frame with a title bar.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    /// A frame with a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A frame without a title bar, for content that reaches to the top of the window.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
    /// Neither a frame nor a title bar, for windows that draw all they show.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
