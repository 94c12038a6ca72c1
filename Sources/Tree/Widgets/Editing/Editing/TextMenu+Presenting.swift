import Views

private enum TextMenuKey: EnvironmentKey { static var defaultValue: TextMenu? { nil } }

extension EnvironmentValues {
    /// The context menu of the texts in a window that are not edited, one at a time; `nil` if such
    /// texts have none.
    package var textMenu: TextMenu? {
        get { self[TextMenuKey.self] }
        set { self[TextMenuKey.self] = newValue }
    }
}

extension View {
    /// Shows the context menu of a text while it is open, in front of everything in the window. The
    /// caller is evaluated anew when the menu has changed.
    @MainActor package func presenting(_ menu: TextMenu?) -> some View {
        let panel = menu.flatMap { menu in
            menu.point.map {
                TextMenuPanel(
                    menu: menu, point: $0, entries: menu.entries, highlighted: menu.highlighted)
            }
        }
        return modifier(
            PortalModifier(
                identity: panel.map { _ in AnyHashable(true) }, presented: panel,
                options: PortalOptions(takesFocus: false, animation: Theme.Motion.hover)))
    }
}
