import Foundation
import Views

/// The activity that a view declares for its scene.
@MainActor
final class ActivityDonor {
    private(set) var activity: NSUserActivity?
    private var update: (NSUserActivity) -> Void = { _ in }

    nonisolated init() {}

    /// Updates the activity and makes it current while it is active.
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
