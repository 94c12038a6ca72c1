import Casement
import Foundation
import Hosting
import Views

/// The app, as far as it is more than its scenes.
@MainActor @preconcurrency
public final class UIApplication: NSObject, Sendable {
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        nonisolated public init(rawValue: String) { self.rawValue = rawValue }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    nonisolated public static let shared = UIApplication()

    nonisolated private override init() {}

    public var applicationState: State {
        switch CurrentApp.latest?.phase {
        case .active?: .active
        case .inactive?, nil: .inactive
        default: .background
        }
    }

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
