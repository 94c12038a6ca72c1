import Casement

/// What an app of AppKit's does when it starts, changes its phase and ends.
///
/// The menu of the dock is not among it: desktops have none for an app.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
    /// Called first, before any window is open.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// Called once the first windows are open, and the addresses were opened that the app was started
    /// for.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// Called before the app becomes active.
    func applicationWillBecomeActive(_ notification: Notification)
    /// Called when the app has become active.
    func applicationDidBecomeActive(_ notification: Notification)
    /// Called before the app is not active any longer.
    func applicationWillResignActive(_ notification: Notification)
    /// Called when the app is not active any longer.
    func applicationDidResignActive(_ notification: Notification)
    /// Called last. What it writes to scene storage and user defaults is saved.
    func applicationWillTerminate(_ notification: Notification)

    /// Whether the app ends when it was asked to.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Whether the app ends when its last window is closed; asked once for each time.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Called when the app is started while it runs. False keeps that from raising or opening a window.
    func applicationShouldHandleReopen(
        _ sender: NSApplication, hasVisibleWindows flag: Bool
    ) -> Bool

    /// Opens addresses and files. A delegate that has this method gets all of them, and scenes none.
    func application(_ application: NSApplication, open urls: [URL])
    /// Opens a file by its path; false if it cannot. Asked if the delegate lacks the method for
    /// addresses.
    func application(_ sender: NSApplication, openFile filename: String) -> Bool

    /// Whether what the app saves is read as an archive of known classes. Not asked on Linux, where
    /// it always is.
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
}

// What a delegate does that leaves methods out.
extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationWillBecomeActive(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationWillResignActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}

    public func applicationShouldTerminate(
        _ sender: NSApplication
    ) -> NSApplication.TerminateReply { .terminateNow }

    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        OptionalMethod.noteMissing("shouldTerminateAfterLastWindowClosed")
        return false
    }

    public func applicationShouldHandleReopen(
        _ sender: NSApplication, hasVisibleWindows flag: Bool
    ) -> Bool { true }

    public func application(_ application: NSApplication, open urls: [URL]) {
        OptionalMethod.noteMissing("open")
    }

    public func application(_ sender: NSApplication, openFile filename: String) -> Bool {
        OptionalMethod.noteMissing("openFile")
        return false
    }

    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
