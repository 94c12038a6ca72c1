import Foundation

/// The store that `@AppStorage` uses where it names none; nil for the process's own.
enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
    package var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] ?? .standard }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

/// The store for `@AppStorage` in objects, which have no environment: that of the app whose turn
/// is running when the object is made.
package enum SurroundingDefaults {
    @TaskLocal package static var store: SharedDefaults?
}

extension AppGraph {
    /// Runs a part of a turn: objects that are made in it use the app's store.
    package func withItsDefaults<Result>(_ body: () throws -> Result) rethrows -> Result {
        try SurroundingDefaults.$store.withValue(SharedDefaults(defaults.store), operation: body)
    }
}

/// User defaults as any thread may use them.
package struct SharedDefaults: @unchecked Sendable {
    package let defaults: UserDefaults

    package init(_ defaults: UserDefaults) { self.defaults = defaults }
}
