/// How the windows of a scene are framed.
public protocol WindowStyle {
    nonisolated var _titleBar: _WindowTitleBar { get }
}

/// The part of a window style that windows can have.
public struct _WindowTitleBar: Sendable {
    let kind: SceneSettings.TitleBar
}

/// The platform's own frame.
public struct DefaultWindowStyle: WindowStyle, Sendable {
    nonisolated public init() {}
    public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .shown) }
}

/// A frame with a title bar.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
    nonisolated public init() {}
    public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .shown) }
}

/// A frame without the bar above the content.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
    nonisolated public init() {}
    public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .hidden) }
}

/// No frame at all.
public struct PlainWindowStyle: WindowStyle, Sendable {
    nonisolated public init() {}
    public var _titleBar: _WindowTitleBar { _WindowTitleBar(kind: .none) }
}

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
