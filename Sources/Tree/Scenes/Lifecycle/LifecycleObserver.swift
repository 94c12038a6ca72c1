import Foundation
import Views

/// What happens to an app and to its scenes, for those that follow it besides views.
package enum LifecycleEvent {
    /// The app starts, to open these addresses. No scene is read yet, and no window open.
    case willLaunch(opening: [URL])
    /// The first windows are open, their scenes are connected, and no body was evaluated.
    case didLaunch
    /// A scene has a window from now on. The events are those that it was opened for.
    case connected(SceneInstance, events: [ExternalEvent])
    /// A scene is about to go from the phase that it shows to the next one.
    case phaseWillChange(SceneInstance, to: ScenePhase)
    /// A scene has gone to the phase that it shows, and its views have seen that.
    case phaseDidChange(SceneInstance, from: ScenePhase)
    case appPhaseWillChange(from: ScenePhase, to: ScenePhase)
    case appPhaseDidChange(from: ScenePhase, to: ScenePhase)
    /// Events from outside come to a scene that is connected, before its views get them.
    case received([ExternalEvent], SceneInstance)
    /// A scene ends: its window was closed, or else the app ends and the scene comes back.
    case disconnected(SceneInstance, isClosed: Bool)
    /// The app ends, and every scene is disconnected.
    case willEnd
}

/// When an app ends that was asked to.
package enum EndingDecision {
    case now, never
    /// Once `replyToEnding` says so.
    case later
}

/// Follows the life of an app and answers for it: the delegates of UIKit and of AppKit stand behind
/// one.
///
/// All of it is called on the main thread while no body is evaluated, so that code of the app may
/// run.
@MainActor
package protocol LifecycleObserver: AnyObject {
    func handle(_ event: LifecycleEvent)
    /// Adds what all scenes find in their environment. Called before the scenes are read.
    func prepare(_ environment: inout EnvironmentValues)
    /// Opens addresses for the whole app; false if scenes are to get them.
    func open(_ urls: [URL]) -> Bool
    /// Whether the app ends with its last window; `nil` if that is left to its scenes.
    func endsWithLastWindow() -> Bool?
    /// Whether a start of the app while it runs brings up a window.
    func reopens(hasVisibleWindows: Bool) -> Bool
    func decidesEnding() -> EndingDecision
    /// The activity from which a scene restores itself, to be saved now: `.some(nil)` for none, and
    /// `nil` if what is saved stays.
    func restorationActivity(of scene: SceneInstance) -> NSUserActivity??
}
