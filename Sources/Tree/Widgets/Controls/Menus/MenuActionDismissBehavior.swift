import Views

/// Whether a menu closes when one of its actions is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let number: Int

    /// The default: the menu closes.
    public static let automatic = MenuActionDismissBehavior(number: 0)
    /// The menu closes when the action is chosen.
    public static let enabled = MenuActionDismissBehavior(number: 1)
    /// It stays open, so that the action can be repeated.
    public static let disabled = MenuActionDismissBehavior(number: 2)
}

private enum MenuDismissKey: EnvironmentKey {
    static let defaultValue = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissKey.self] }
        set { self[MenuDismissKey.self] = newValue }
    }
}

extension View {
    /// Whether menus close when one of the actions inside is chosen.
    nonisolated public func menuActionDismissBehavior(
        _ behavior: MenuActionDismissBehavior
    ) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
