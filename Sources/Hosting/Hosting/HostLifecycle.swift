import Foundation
import Scenes
import Views

/// Passes on what happens to an app to whatever stands behind its delegates, and posts what UIKit and
/// AppKit post when the app's phase changes, under their names.
final class HostLifecycle: LifecycleObserver {
    private let app: CurrentApp
    private var hasEnded = false

    init(_ app: CurrentApp) { self.app = app }

    /// The observer that stands behind the app's delegates; `nil` while there is none.
    private var next: (any LifecycleObserver)? { app.lifecycle }

    /// Whether the app takes its first turn.
    private var isStarting: Bool { (app.instance?.graph.turn ?? 0) <= 1 }

    func handle(_ event: LifecycleEvent) {
        next?.handle(event)
        switch event {
        case .appPhaseWillChange(let old, let new):
            // An app that starts does not come back from the background.
            if isStarting, new != .active { return }
            Self.namesBefore(from: old, to: new).forEach(post)
        case .appPhaseDidChange(let old, let new):
            Self.namesAfter(from: old, to: new).forEach(post)
        case .willEnd:
            guard !hasEnded else { return }
            hasEnded = true
            ["UIApplicationWillTerminateNotification", "NSApplicationWillTerminateNotification"]
                .forEach(post)
        default: break
        }
    }

    func prepare(_ environment: inout EnvironmentValues) { next?.prepare(&environment) }
    func open(_ urls: [URL]) -> Bool { next?.open(urls) ?? false }
    func endsWithLastWindow() -> Bool? { next?.endsWithLastWindow() }
    func decidesEnding() -> EndingDecision { next?.decidesEnding() ?? .now }

    func reopens(hasVisibleWindows: Bool) -> Bool {
        next?.reopens(hasVisibleWindows: hasVisibleWindows) ?? true
    }

    func restorationActivity(of scene: SceneInstance) -> NSUserActivity?? {
        next?.restorationActivity(of: scene)
    }

    private static func namesBefore(from old: ScenePhase, to new: ScenePhase) -> [String] {
        switch (old, new) {
        case (_, .active): ["NSApplicationWillBecomeActiveNotification"]
        case (.active, _):
            [
                "UIApplicationWillResignActiveNotification",
                "NSApplicationWillResignActiveNotification",
            ]
        case (.background, _): ["UIApplicationWillEnterForegroundNotification"]
        default: []
        }
    }

    private static func namesAfter(from old: ScenePhase, to new: ScenePhase) -> [String] {
        switch (old, new) {
        case (_, .active):
            [
                "UIApplicationDidBecomeActiveNotification",
                "NSApplicationDidBecomeActiveNotification",
            ]
        case (.active, _): ["NSApplicationDidResignActiveNotification"]
        case (_, .background): ["UIApplicationDidEnterBackgroundNotification"]
        default: []
        }
    }

    private func post(_ name: String) {
        NotificationCenter.default.post(
            name: Notification.Name(name), object: app.applicationObject)
    }
}
