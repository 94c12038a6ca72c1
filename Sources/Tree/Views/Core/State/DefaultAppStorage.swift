import Foundation

/// The key of the default store of `@AppStorage`; nil for the standard user defaults.
enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
    package var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] ?? .standard }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

/// The default store of `@AppStorage` in objects, which have no environment: that of the app whose
/// turn is running when the object is created.
package enum SurroundingDefaults {
    @TaskLocal package static var store: SharedDefaults?
}

extension AppGraph {
    /// Runs a part of a turn. Objects created in it use the app's store by default.
    package func withItsDefaults<Result>(_ body: () throws -> Result) rethrows -> Result {
        try SurroundingDefaults.$store.withValue(SharedDefaults(defaults.store), operation: body)
    }
}
