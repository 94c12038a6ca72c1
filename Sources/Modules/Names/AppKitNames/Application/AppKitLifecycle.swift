import Casement
import FoundationNames
import Hosting
import Scenes
import Views

/// Calls the delegate of an app of AppKit's, and posts AppKit's notifications of its launch.
@MainActor
final class AppKitLifecycle: LifecycleObserver {
    var delegate: (any NSApplicationDelegate)?

    private init(_ app: CurrentApp) {
        app.lifecycle = self
        app.applicationObject = NSApplication.shared
    }

    private static func of(_ app: CurrentApp) -> AppKitLifecycle {
        app.lifecycle as? AppKitLifecycle ?? AppKitLifecycle(app)
    }

    /// The observer of the app whose code runs; `nil` without one.
    static var latest: AppKitLifecycle? { CurrentApp.latest.map(of) }

    /// Begins to follow the app whose code runs.
    nonisolated static func followLatest() {
        guard MainThread.isMainActors else { return }
        MainActor.assumeIsolated { _ = latest }
    }

    // MARK: What happens

    func handle(_ event: LifecycleEvent) {
        switch event {
        case .willLaunch:
            let notification = notification("WillFinishLaunching")
            delegate?.applicationWillFinishLaunching(notification)
            NotificationCenter.default.post(notification)
        case .didLaunch:
            let notification = notification("DidFinishLaunching")
            delegate?.applicationDidFinishLaunching(notification)
            NotificationCenter.default.post(notification)
        case .appPhaseWillChange(_, .active):
            delegate?.applicationWillBecomeActive(notification("WillBecomeActive"))
        case .appPhaseDidChange(_, .active):
            delegate?.applicationDidBecomeActive(notification("DidBecomeActive"))
        case .appPhaseWillChange(.active, _):
            delegate?.applicationWillResignActive(notification("WillResignActive"))
        case .appPhaseDidChange(.active, _):
            delegate?.applicationDidResignActive(notification("DidResignActive"))
        case .willEnd:
            delegate?.applicationWillTerminate(notification("WillTerminate"))
        case .connected, .phaseWillChange, .phaseDidChange, .appPhaseWillChange,
            .appPhaseDidChange, .received, .disconnected:
            break
        }
    }

    private func notification(_ event: String) -> Notification {
        Notification(
            name: Notification.Name("NSApplication\(event)Notification"),
            object: NSApplication.shared)
    }

    // MARK: What is asked

    func prepare(_ environment: inout EnvironmentValues) {
        if let delegate { environment.offer(delegate) }
    }

    func open(_ urls: [URL]) -> Bool {
        guard let delegate else { return false }
        let isOpened: Void? = OptionalMethod.call("open") {
            delegate.application(.shared, open: urls)
        }
        if isOpened != nil { return true }
        guard urls.allSatisfy(\.isFileURL) else { return false }
        // Without the method each answer is false, and scenes get the files.
        let answers = urls.map { url in
            OptionalMethod.call("openFile") { delegate.application(.shared, openFile: url.path) }
        }
        return answers.contains(true)
    }

    func endsWithLastWindow() -> Bool? {
        guard let delegate else { return nil }
        return OptionalMethod.call("shouldTerminateAfterLastWindowClosed") {
            delegate.applicationShouldTerminateAfterLastWindowClosed(.shared)
        }
    }

    func reopens(hasVisibleWindows: Bool) -> Bool {
        delegate?.applicationShouldHandleReopen(.shared, hasVisibleWindows: hasVisibleWindows)
            ?? true
    }

    func decidesEnding() -> EndingDecision {
        switch delegate?.applicationShouldTerminate(.shared) {
        case .terminateNow?, nil: .now
        case .terminateCancel?: .never
        case .terminateLater?: .later
        }
    }

    func restorationActivity(of scene: SceneInstance) -> NSUserActivity?? { nil }
}
