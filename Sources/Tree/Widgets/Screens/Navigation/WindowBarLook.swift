import Views

/// How the bar at the top of a window looks, as its scene says.
package struct WindowBarLook: Equatable, Sendable {
    package var showsTitle = true
    package var isCompact = false
    /// Whether the title stands above the tools.
    package var isExpanded = false

    package init(showsTitle: Bool = true, isCompact: Bool = false, isExpanded: Bool = false) {
        self.showsTitle = showsTitle
        self.isCompact = isCompact
        self.isExpanded = isExpanded
    }
}

private enum WindowBarLookKey: EnvironmentKey { static let defaultValue = WindowBarLook() }

extension EnvironmentValues {
    package var windowBarLook: WindowBarLook {
        get { self[WindowBarLookKey.self] }
        set { self[WindowBarLookKey.self] = newValue }
    }
}
