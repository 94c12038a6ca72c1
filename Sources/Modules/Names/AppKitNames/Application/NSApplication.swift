import Casement
import Foundation
import Hosting

/// The app, as far as it is more than its scenes.
@MainActor @preconcurrency
public final class NSApplication: NSObject, Sendable {
    /// What a delegate says when the app is about to end.
    public enum TerminateReply: UInt, Sendable {
        case terminateCancel
        case terminateNow
        /// The app ends once `reply(toApplicationShouldTerminate:)` says so.
        case terminateLater
    }

    /// How the app is seen by the desktop. Every app is a regular one on Linux.
    public enum ActivationPolicy: Int, Sendable {
        case regular
        case accessory
        case prohibited
    }

    /// The app; its properties read the app that runs in this process.
    nonisolated public static let shared = NSApplication()

    nonisolated private override init() {}

    /// The delegate of the app; `nil` if it has none.
    public var delegate: (any NSApplicationDelegate)? {
        get { AppKitLifecycle.latest?.delegate }
        set { AppKitLifecycle.latest?.delegate = newValue }
    }

    /// Whether one of the app's windows is active; false before the app runs.
    public var isActive: Bool { CurrentApp.latest?.phase == .active }

    /// Ends the app after its windows have been saved, unless its delegate or a document objects.
    nonisolated public func terminate(_ sender: Any?) { CurrentApp.latest?.quit() }

    /// Says whether the app ends, after its delegate has answered `terminateLater`.
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        CurrentApp.latest?.instance?.replyToEnding(shouldTerminate)
    }

    /// Brings the window that was used last to front, or opens one.
    public func activate() { CurrentApp.latest?.bringToFront() }

    /// Brings the window that was used last to front, or opens one.
    public func activate(ignoringOtherApps flag: Bool) { CurrentApp.latest?.bringToFront() }

    /// Has no effect: every app is a regular one on Linux. Returns whether that was asked for.
    @discardableResult
    public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        activationPolicy == .regular
    }

    /// How the app is seen by the desktop: always as a regular one.
    public func activationPolicy() -> ActivationPolicy { .regular }

    // MARK: Notifications

    /// Posted before the app's windows open.
    nonisolated public static var willFinishLaunchingNotification: Notification.Name {
        name("WillFinishLaunching")
    }
    /// Posted after the app's first windows have opened.
    nonisolated public static var didFinishLaunchingNotification: Notification.Name {
        name("DidFinishLaunching")
    }
    /// Posted before the app becomes active.
    nonisolated public static var willBecomeActiveNotification: Notification.Name {
        name("WillBecomeActive")
    }
    /// Posted when the app becomes active, because one of its windows has the keyboard.
    nonisolated public static var didBecomeActiveNotification: Notification.Name {
        name("DidBecomeActive")
    }
    /// Posted before the app is not active any longer.
    nonisolated public static var willResignActiveNotification: Notification.Name {
        name("WillResignActive")
    }
    /// Posted when the app is not active any longer.
    nonisolated public static var didResignActiveNotification: Notification.Name {
        name("DidResignActive")
    }
    /// Posted once before the app ends.
    nonisolated public static var willTerminateNotification: Notification.Name {
        name("WillTerminate")
    }

    nonisolated private static func name(_ event: String) -> Notification.Name {
        AppKitLifecycle.followLatest()
        return Notification.Name("NSApplication\(event)Notification")
    }
}

/// The app's own object.
public var NSApp: NSApplication { .shared }
