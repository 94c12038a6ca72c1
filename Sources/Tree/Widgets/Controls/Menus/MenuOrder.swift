import Views

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// The default; items stand from top to bottom.
    public static var automatic: MenuOrder { .init(name: "automatic") }
    /// The first item is the one nearest to what has opened the menu.
    public static var priority: MenuOrder { .init(name: "priority") }
    /// From top to bottom.
    public static var fixed: MenuOrder { .init(name: "fixed") }
}

private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
    /// The order of the items of menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// The order of the items of menus inside. Menus open downwards from where they were asked for and
    /// list their items from top to bottom, so that the first item is the nearest in either order.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
    }
}
