import Views

/// Whether the sidebar of the window with the keyboard is shown, for a command to change.
package struct SidebarState {
    let visibility: Binding<NavigationSplitViewVisibility>
    let hasContent: Bool
    /// Whether the sidebar is shown in a window that has no space for it beside the other columns;
    /// `nil` if there is space.
    var alone: Binding<Bool>?

    package var isShown: Bool {
        if let alone { return alone.wrappedValue }
        let shown = visibility.wrappedValue
        return shown != .detailOnly && (!hasContent || shown != .doubleColumn)
    }

    package func toggle() {
        if let alone { return alone.wrappedValue.toggle() }
        visibility.wrappedValue = isShown ? (hasContent ? .doubleColumn : .detailOnly) : .all
    }
}

/// Shows and hides a sidebar: the same object while the split view exists, so that a new closure does
/// not make readers dirty.
final class SidebarToggle {
    var perform: () -> Void = {}
    init() {}
}

private enum SidebarToggleKey: EnvironmentKey { static var defaultValue: SidebarToggle? { nil } }

extension EnvironmentValues {
    /// Shows and hides the sidebar of the split view around; nil where another column has the button.
    var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }
}

private enum SidebarStateKey: FocusedValueKey { typealias Value = SidebarState }

extension FocusedValues {
    package var sidebar: SidebarState? {
        get { self[SidebarStateKey.self] }
        set { self[SidebarStateKey.self] = newValue }
    }
}
