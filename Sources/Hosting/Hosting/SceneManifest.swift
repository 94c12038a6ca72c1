import Foundation

/// What an app's property list says of its scenes, under `UIApplicationSceneManifest`.
package struct SceneManifest: Equatable, Sendable {
    /// A configuration that scenes of windows may have.
    package struct Configuration: Equatable, Sendable {
        package let name: String?
        /// The class of the scene's delegate, by its module and name.
        package let delegateClass: String?
    }

    package var supportsMultipleScenes = false
    /// The configurations of the app's windows, in their order.
    package var configurations: [Configuration] = []

    package init() {}

    /// The manifest of a property list; `nil` if it has none.
    package init?(_ list: [String: Any]) {
        guard let manifest = list["UIApplicationSceneManifest"] as? [String: Any] else {
            return nil
        }
        supportsMultipleScenes =
            manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        let roles = manifest["UISceneConfigurations"] as? [String: Any]
        let windows = roles?["UIWindowSceneSessionRoleApplication"] as? [Any] ?? []
        configurations = windows.compactMap { $0 as? [String: Any] }.map {
            Configuration(
                name: $0["UISceneConfigurationName"] as? String,
                delegateClass: $0["UISceneDelegateClassName"] as? String)
        }
    }
}
