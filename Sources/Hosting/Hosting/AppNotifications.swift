import Foundation
import Scenes

/// Posts what UIKit and AppKit post when an app's phase changes, under their names.
struct AppNotifications {
    /// Nil before the first turn.
    private var phase: ScenePhase?
    private var hasEnded = false

    /// Each step between the last phase and this one is posted by itself.
    mutating func update(to new: ScenePhase) {
        // An app that starts does not come back from the background.
        guard var phase else {
            if new == .active { Self.names(from: .inactive, to: .active).forEach(Self.post) }
            return self.phase = new
        }
        guard phase != new else { return }
        self.phase = new
        while phase != new {
            let next = Self.step(from: phase, towards: new)
            Self.names(from: phase, to: next).forEach(Self.post)
            phase = next
        }
    }

    mutating func end() {
        guard !hasEnded else { return }
        hasEnded = true
        ["UIApplicationWillTerminateNotification", "NSApplicationWillTerminateNotification"]
            .forEach(Self.post)
    }

    private static func step(from phase: ScenePhase, towards new: ScenePhase) -> ScenePhase {
        phase == .inactive ? new : .inactive
    }

    private static func names(from old: ScenePhase, to new: ScenePhase) -> [String] {
        switch (old, new) {
        case (_, .active):
            [
                "UIApplicationDidBecomeActiveNotification",
                "NSApplicationDidBecomeActiveNotification",
            ]
        case (.active, _):
            [
                "UIApplicationWillResignActiveNotification",
                "NSApplicationDidResignActiveNotification",
            ]
        case (.background, _): ["UIApplicationWillEnterForegroundNotification"]
        case (_, .background): ["UIApplicationDidEnterBackgroundNotification"]
        default: []
        }
    }

    private static func post(_ name: String) {
        NotificationCenter.default.post(name: Notification.Name(name), object: nil)
    }
}
