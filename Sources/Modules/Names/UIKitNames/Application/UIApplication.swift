import Casement
import Foundation
import Hosting
import Views

/// The app: its phase, its delegate and its scenes.
@MainActor @preconcurrency
public final class UIApplication: NSObject, Sendable {
    /// Whether the app is used, is only seen, or is neither.
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key from the text that UIKit has for it.
        nonisolated public init(rawValue: String) { self.rawValue = rawValue }

        /// Asks for an app rather than a browser. Has no effect on Linux.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// How an app was started, in the dictionary of its delegate.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key from the text that UIKit has for it.
        nonisolated public init(rawValue: String) { self.rawValue = rawValue }

        /// The address that an app without scenes was started for.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that has asked for the start. Never there on Linux.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// A notification from a server. Never there on Linux.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// Activities to continue. Never there on Linux.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }

    /// How an address is opened, in the dictionary of the app's delegate, which is empty on Linux.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key from the text that UIKit has for it.
        nonisolated public init(rawValue: String) { self.rawValue = rawValue }

        /// The app that has asked for the address.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Whether a file must be copied before it is used.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Posted when the app has started, before its scenes are connected.
    nonisolated public static var didFinishLaunchingNotification: Notification.Name {
        UIKitLifecycle.followLatest()
        return Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    /// Posted when the app becomes active, because one of its windows has the keyboard.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the app is not active any longer.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when none of the app's windows can be seen any longer.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when a window can be seen again after none could; not when the app starts.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted once before the app ends.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    /// The app; its properties read the app that runs in this process.
    nonisolated public static let shared = UIApplication()

    nonisolated private override init() {}

    /// Whether the app is active, inactive or in the background; inactive before it runs.
    public var applicationState: State {
        switch CurrentApp.latest?.phase {
        case .active?: .active
        case .inactive?, nil: .inactive
        default: .background
        }
    }

    /// The delegate of the app; `nil` if it has none. Previews of an app that a delegate makes find
    /// one that no method was called of.
    public var delegate: (any UIApplicationDelegate)? {
        get { UIKitLifecycle.latest?.delegate ?? UIKitLifecycle.previewDelegate }
        set { UIKitLifecycle.latest?.delegate = newValue }
    }

    /// The address of the app's page in the system's settings. No desktop has one, so that opening it
    /// does nothing but say so in the log.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The address of the system's settings for the app's notifications, which no desktop has.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Opens an address in the program that the desktop has for it. The completion receives whether
    /// there was one.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard let app = CurrentApp.latest else {
            completion?(false)
            return
        }
        app.open(url) { isOpened in MainActor.assumeIsolated { completion?(isOpened) } }
    }

    @discardableResult
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Whether an address has a scheme that a desktop opens; no program is asked.
    public func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "mailto", "file"].contains(url.scheme?.lowercased() ?? "")
    }
}
