import Views

/// Whether text editors show a find bar, and what may be done with it.
struct FindOptions {
    /// Whether the bar is shown, where the app says so.
    var isPresented: Binding<Bool>?
    var isDisabled = false
    var isReplacingDisabled = false
}

private enum FindOptionsKey: EnvironmentKey { static let defaultValue = FindOptions() }

extension EnvironmentValues {
    var findOptions: FindOptions {
        get { self[FindOptionsKey.self] }
        set { self[FindOptionsKey.self] = newValue }
    }
}

extension View {
    /// Shows the find bar of a text editor inside, as Ctrl+F in it does. The binding becomes false
    /// when the bar is closed.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        transformEnvironment(\.findOptions) { $0.isPresented = isPresented }
    }

    /// Keeps people from looking for a text, and so from replacing one, in the editors inside.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findOptions) { $0.isDisabled = isDisabled }
    }

    /// Keeps people from replacing what they have found in the editors inside.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findOptions) { $0.isReplacingDisabled = isDisabled }
    }
}
