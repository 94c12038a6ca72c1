import Casement
import Foundation
import Hosting

/// The app, as far as it is more than its scenes.
public final class NSApplication: NSObject, Sendable {
    /// The app; its properties read the app that runs in this process.
    public static let shared = NSApplication()

    /// Posted when the app becomes active, because one of its windows has the keyboard.
    public static let didBecomeActiveNotification = Notification.Name(
        "NSApplicationDidBecomeActiveNotification")
    /// Posted when the app is not active any longer.
    public static let didResignActiveNotification = Notification.Name(
        "NSApplicationDidResignActiveNotification")
    /// Posted once before the app ends.
    public static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")

    /// Whether one of the app's windows is active; false before the app runs.
    public var isActive: Bool { CurrentApp.latest?.phase == .active }

    /// Ends the app after its windows have been saved.
    public func terminate(_ sender: Any?) { CurrentApp.latest?.quit() }
}

/// The app's own object.
public var NSApp: NSApplication { .shared }
