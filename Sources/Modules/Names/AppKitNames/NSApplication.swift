import Casement
import Foundation
import Hosting

/// The app, as far as it is more than its scenes.
public final class NSApplication: NSObject, Sendable {
    public static let shared = NSApplication()

    public static let didBecomeActiveNotification = Notification.Name(
        "NSApplicationDidBecomeActiveNotification")
    public static let didResignActiveNotification = Notification.Name(
        "NSApplicationDidResignActiveNotification")
    public static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")

    public var isActive: Bool { CurrentApp.latest?.phase == .active }

    /// Ends the app after its windows have been saved.
    public func terminate(_ sender: Any?) { CurrentApp.latest?.quit() }
}

/// The app's own object.
public var NSApp: NSApplication { .shared }
