import Views

/// The navigation stack or split view around a view, as links inside it see it.
package final class NavigationPlace {
    package init() {}
}

private enum NavigationPlaceKey: EnvironmentKey {
    static var defaultValue: NavigationPlace? { nil }
}

extension EnvironmentValues {
    package var navigationPlace: NavigationPlace? {
        get { self[NavigationPlaceKey.self] }
        set { self[NavigationPlaceKey.self] = newValue }
    }
}
