import Casement
import Foundation
import Hosting
import Scenes

/// A part of an app that is shown by itself: its phase, its session and its delegate.
@MainActor @preconcurrency
public class UIScene: UIResponder {
    /// Whether a scene is used, is only seen, or is neither.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    /// The object that is called when the scene is connected, changes its phase and ends.
    public var delegate: (any UISceneDelegate)?
    /// What is kept of the scene.
    public let session: UISceneSession
    weak var instance: SceneInstance?
    /// Whether the scene was connected, and has not ended.
    var isAttached: Bool

    init(_ instance: SceneInstance) {
        self.instance = instance
        session = UISceneSession(instance)
        isAttached = instance.isConnected
        super.init()
    }

    /// The phase that the scene's views see; unattached before the scene is connected and after it
    /// has ended.
    public var activationState: ActivationState {
        guard isAttached, let instance else { return .unattached }
        return switch instance.shownPhase.value {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        default: .background
        }
    }

    /// The title of the scene's window, unless its views give it one.
    public var title: String! {
        get { instance?.delegateTitle ?? "" }
        set {
            instance?.delegateTitle = newValue.isEmpty ? nil : newValue
            CurrentApp.latest?.instance?.windowsChanged()
        }
    }

    /// Opens an address in the program that the desktop has for it.
    public func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    /// Whether the scene was opened by a saved session.
    var isRestored: Bool { instance?.isRestored ?? false }

    // MARK: Notifications

    /// Posted when a scene is connected, after its delegate.
    nonisolated public static var willConnectNotification: Notification.Name { name("WillConnect") }
    /// Posted when a scene has ended.
    nonisolated public static var didDisconnectNotification: Notification.Name {
        name("DidDisconnect")
    }
    /// Posted when a scene has become active.
    nonisolated public static var didActivateNotification: Notification.Name { name("DidActivate") }
    /// Posted before a scene becomes inactive.
    nonisolated public static var willDeactivateNotification: Notification.Name {
        name("WillDeactivate")
    }
    /// Posted before a scene can be seen.
    nonisolated public static var willEnterForegroundNotification: Notification.Name {
        name("WillEnterForeground")
    }
    /// Posted when a scene cannot be seen any longer.
    nonisolated public static var didEnterBackgroundNotification: Notification.Name {
        name("DidEnterBackground")
    }

    nonisolated private static func name(_ event: String) -> Notification.Name {
        UIKitLifecycle.followLatest()
        return Notification.Name("UIScene\(event)Notification")
    }
}

extension UIScene {
    /// What a scene was opened for.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {
        /// Addresses to open.
        public let urlContexts: Set<UIOpenURLContext>
        /// Activities to continue.
        public let userActivities: Set<NSUserActivity>
        /// The app that has asked for the scene. Always `nil` on Linux.
        public let sourceApplication: String? = nil
        /// The type of an activity of another device. Always `nil` on Linux.
        public let handoffUserActivityType: String? = nil

        init(_ events: [ExternalEvent]) {
            var urls: [URL] = []
            var activities: Set<NSUserActivity> = []
            for event in events {
                switch event {
                case .url(let url): urls.append(url)
                case .activity(let activity): activities.insert(activity)
                }
            }
            urlContexts = Set(urls.map { UIOpenURLContext($0) })
            userActivities = activities
            super.init()
        }
    }

    /// How an address comes to a scene, which is not known on Linux.
    @MainActor @preconcurrency
    public final class OpenURLOptions: NSObject {
        /// The app that has asked for the address. Always `nil`.
        public let sourceApplication: String? = nil
        /// What that app says besides. Always `nil`.
        public let annotation: Any? = nil
        /// Whether a file must be copied before it is used. Always true.
        public let openInPlace = true
    }

    /// How an address is opened by another program.
    @MainActor @preconcurrency
    public final class OpenExternalURLOptions: NSObject {
        /// Asks for an app rather than a browser. Has no effect on Linux.
        public var universalLinksOnly = false
    }

    /// How a scene is brought to front.
    @MainActor @preconcurrency
    public class ActivationRequestOptions: NSObject {
        /// The scene that asks for the other one. Has no effect on Linux.
        public var requestingScene: UIScene?
    }
}

/// An address that a scene is to open.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// How it comes to the scene.
    public let options = UIScene.OpenURLOptions()

    init(_ url: URL) {
        self.url = url
        super.init()
    }
}

/// How a scene is closed.
@MainActor @preconcurrency
public class UISceneDestructionRequestOptions: NSObject {}

/// How the window of a scene goes. Every way is the same on Linux.
@MainActor @preconcurrency
public final class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The ways in which a window goes.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit
        case decline
    }

    /// The way in which the window goes.
    public var windowDismissalAnimation = DismissalAnimation.standard
}

/// Asks for a scene to be brought to front, or for a new one.
@MainActor @preconcurrency
public final class UISceneSessionActivationRequest: NSObject {
    /// The session whose scene is brought to front; `nil` for a new one.
    public let session: UISceneSession?
    /// What a new scene is for.
    public let role: UISceneSession.Role
    /// The activity that the scene continues.
    public var userActivity: NSUserActivity?
    /// How the scene is brought to front.
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (session, self.role) = (nil, role)
        (self.userActivity, self.options) = (userActivity, options)
        super.init()
    }

    /// Asks for the scene of a session.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.session, role) = (session, session.role)
        (self.userActivity, self.options) = (userActivity, options)
        super.init()
    }
}
