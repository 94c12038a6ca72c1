import Styles

private enum MaterialAppearanceKey: EnvironmentKey {
    static let defaultValue = MaterialActiveAppearance.automatic
}

extension EnvironmentValues {
    /// When materials look as in an active window.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialAppearanceKey.self] }
        set { self[MaterialAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets when materials inside look as in an active window.
    nonisolated public func materialActiveAppearance(
        _ appearance: MaterialActiveAppearance
    ) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}
