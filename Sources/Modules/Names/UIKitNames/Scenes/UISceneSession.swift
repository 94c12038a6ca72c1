import Casement
import Scenes

/// What is kept of a scene for as long as its window comes back, also after the app has ended.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a role from the text that UIKit has for it.
        nonisolated public init(rawValue: String) { self.rawValue = rawValue }

        /// A window of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A window on a display of its own that takes no events. No scene on Linux has this role.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    weak var instance: SceneInstance?
    private let lastIdentifier: String

    init(_ instance: SceneInstance) {
        self.instance = instance
        lastIdentifier = instance.identifier
        configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        super.init()
    }

    /// The connected scene; `nil` once its window is closed.
    public var scene: UIScene? {
        guard let instance, instance.isConnected else { return nil }
        return UIWindowScene.of(instance)
    }

    /// What the scene is for, which is always a window of the app.
    public var role: Role { configuration.role }
    /// How the scene was set up when it was connected.
    public internal(set) var configuration: UISceneConfiguration

    /// A name that stays the session's own when the app is started again.
    public var persistentIdentifier: String { lastIdentifier }

    /// The activity from which the scene is to restore itself: what its delegate last returned, or
    /// what its views last declared.
    public var stateRestorationActivity: NSUserActivity? {
        get { instance?.savedRestorationActivity }
        set { instance?.put(restorationActivity: newValue) }
    }

    /// Values that a property list can hold, kept with the session.
    public var userInfo: [String: Any]? {
        get { instance?.savedInformation }
        set { instance?.savedInformation = newValue }
    }
}
