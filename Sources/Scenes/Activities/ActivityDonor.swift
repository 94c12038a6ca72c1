import Foundation
import Views

/// A view's part in its scene's activities: what it is about.
@MainActor
final class ActivityDonor {
    nonisolated(unsafe) private(set) var activity: NSUserActivity?
    private var update: (NSUserActivity) -> Void = { _ in }

    nonisolated init() {}

    /// Brings the activity up to date; nil types and inactive ones are none.
    func offer(_ type: String, isActive: Bool, _ update: @escaping (NSUserActivity) -> Void) {
        self.update = update
        if activity?.activityType != type { activity = NSUserActivity(activityType: type) }
        renew()
        isActive ? activity?.becomeCurrent() : activity?.resignCurrent()
    }

    func renew() {
        if let activity { update(activity) }
    }
}
