import Views

/// Whether the sidebar of the window with the keyboard is shown, for a command to change.
package struct SidebarState {
    let visibility: Binding<NavigationSplitViewVisibility>
    let hasContent: Bool

    package var isShown: Bool {
        let shown = visibility.wrappedValue
        return shown != .detailOnly && (!hasContent || shown != .doubleColumn)
    }

    package func toggle() {
        visibility.wrappedValue = isShown ? (hasContent ? .doubleColumn : .detailOnly) : .all
    }
}

private enum SidebarStateKey: FocusedValueKey { typealias Value = SidebarState }

extension FocusedValues {
    package var sidebar: SidebarState? {
        get { self[SidebarStateKey.self] }
        set { self[SidebarStateKey.self] = newValue }
    }
}
