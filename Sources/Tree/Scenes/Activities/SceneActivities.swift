import Foundation
import Sessions
import Views

/// The activities of one scene: those its views declare, and the handlers that continue them.
@MainActor
final class SceneActivities {
    private var donors: [Weak<ActivityDonor>] = []
    private var continuers: [Weak<ActivityHandler>] = []
    /// Whether the saved activity may be out of date.
    private var isStale = false

    func add(_ continuer: ActivityHandler) {
        guard !continuers.contains(where: { $0.object === continuer }) else { return }
        continuers.removeAll { $0.object == nil }
        continuers.append(Weak(continuer))
    }

    /// A view has updated its activity, which is now the scene's latest.
    func renewed(_ donor: ActivityDonor) {
        isStale = true
        donors.removeAll { $0.object == nil || $0.object === donor }
        donors.append(Weak(donor))
    }

    /// Passes an activity to every view that continues its type; false where there is none.
    func receive(_ activity: NSUserActivity) -> Bool {
        let takers = continuers.compactMap(\.object).filter { $0.type == activity.activityType }
        for taker in takers { taker.perform(activity) }
        if !takers.isEmpty { activity.delegate?.userActivityWasContinued(activity) }
        return !takers.isEmpty
    }

    /// The scene's current activity.
    var current: NSUserActivity? {
        donors.reversed().lazy.compactMap { $0.object?.activity }.first { $0.isCurrent }
    }

    /// The activity to save, where it has changed since the last call.
    func takeUnsaved(_ app: AppGraph) -> StoredValue?? {
        let gone = donors.contains { $0.object == nil }
        let asked = donors.contains { $0.object?.activity?.needsSave == true }
        guard isStale || gone || asked else { return nil }
        isStale = false
        donors.removeAll { $0.object == nil }
        guard let current else { return .some(nil) }
        current.delegate?.userActivityWillSave(current)
        if current.needsSave {
            current.needsSave = false
            donors.compactMap(\.object).first { $0.activity === current }?.renew()
        }
        do {
            return .some(.data(try ActivityArchive.data(current)))
        } catch {
            app.warn("The activity \(current.activityType) is not saved: \(error)", at: "")
            return nil
        }
    }
}

private enum SceneActivitiesKey: EnvironmentKey {
    static var defaultValue: SceneActivities? { nil }
}

extension EnvironmentValues {
    /// The activities of the scene; nil in the tree of declarations.
    var sceneActivities: SceneActivities? {
        get { self[SceneActivitiesKey.self] }
        set { self[SceneActivitiesKey.self] = newValue }
    }
}
