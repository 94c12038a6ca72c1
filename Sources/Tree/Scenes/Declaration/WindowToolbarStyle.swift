import Views
import Widgets

/// How the bar at the top of a scene's windows looks.
public protocol WindowToolbarStyle {
    nonisolated var _look: _WindowToolbarLook { get }
}

/// The parts of the style of a bar.
public struct _WindowToolbarLook: Sendable {
    let look: WindowBarLook
}

/// The style of bars without one of their own: title and tools side by side.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _look: _WindowToolbarLook { .init(look: WindowBarLook()) }
}

/// A style with title and tools side by side.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    let showsTitle: Bool
    /// Creates the style, with or without the title.
    nonisolated public init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
    public var _look: _WindowToolbarLook { .init(look: WindowBarLook(showsTitle: showsTitle)) }
}

/// A style with title and tools side by side, in a lower bar.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
    let showsTitle: Bool
    /// Creates the style, with or without the title.
    nonisolated public init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
    public var _look: _WindowToolbarLook {
        .init(look: WindowBarLook(showsTitle: showsTitle, isCompact: true))
    }
}

/// A style with the title above the tools.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _look: _WindowToolbarLook { .init(look: WindowBarLook(isExpanded: true)) }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The style of bars without one of their own: title and tools side by side.
    public static var automatic: DefaultWindowToolbarStyle { .init() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Title and tools side by side.
    public static var unified: UnifiedWindowToolbarStyle { .init() }
    /// Title and tools side by side, or the tools alone.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        .init(showsTitle: showsTitle)
    }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Title and tools side by side, in a lower bar.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
    /// Title and tools side by side, or the tools alone, in a lower bar.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        .init(showsTitle: showsTitle)
    }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The title above the tools, for long titles and many tools.
    public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

extension Scene {
    /// Sets the style of the bars of the scene's windows.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        environment(\.windowBarLook, style._look.look)
    }
}
