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

public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
    nonisolated public init() {}
    public var _look: _WindowToolbarLook { .init(look: WindowBarLook()) }
}

/// Title and tools side by side.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    let showsTitle: Bool
    nonisolated public init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
    public var _look: _WindowToolbarLook { .init(look: WindowBarLook(showsTitle: showsTitle)) }
}

/// Title and tools side by side, in a lower bar.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
    let showsTitle: Bool
    nonisolated public init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
    public var _look: _WindowToolbarLook {
        .init(look: WindowBarLook(showsTitle: showsTitle, isCompact: true))
    }
}

/// The title above the tools.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    nonisolated public init() {}
    public var _look: _WindowToolbarLook { .init(look: WindowBarLook(isExpanded: true)) }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: DefaultWindowToolbarStyle { .init() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { .init() }
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        .init(showsTitle: showsTitle)
    }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        .init(showsTitle: showsTitle)
    }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

extension Scene {
    /// Sets the style of the bars of the scene's windows.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        environment(\.windowBarLook, style._look.look)
    }
}
