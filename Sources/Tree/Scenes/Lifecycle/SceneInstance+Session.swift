import Foundation
import Sessions
import Views

/// What a scene keeps for the delegates of an app, beside what its views store.
@MainActor
extension SceneInstance {
    private static let identifierKey = StorageTable.ownPrefix + "identifier"
    private static let activityKey = StorageTable.ownPrefix + "restorationActivity"
    private static let informationKey = StorageTable.ownPrefix + "userInfo"

    /// A name that the scene keeps for as long as its window comes back.
    package var identifier: String {
        if case .string(let known)? = storage.values[Self.identifierKey] { return known }
        let new = UUID().uuidString
        storage.put(.string(new), for: Self.identifierKey)
        return new
    }

    /// The activity from which the scene was last to restore itself, or else the one that its views
    /// had declared.
    package var savedRestorationActivity: NSUserActivity? {
        for key in [Self.activityKey, ActivityArchive.key] {
            if case .data(let data)? = storage.values[key],
                let activity = ActivityArchive.activity(data)
            {
                return activity
            }
        }
        return nil
    }

    /// Stores the activity, or that there is none.
    package func put(restorationActivity activity: NSUserActivity?) {
        guard let activity else {
            putFields = nil
            return storage.put(nil, for: Self.activityKey)
        }
        activity.delegate?.userActivityWillSave(activity)
        activity.needsSave = false
        do {
            let fields = NSDictionary(dictionary: try ActivityArchive.fields(of: activity))
            // Equal values may become different bytes.
            guard fields != putFields else { return }
            putFields = fields
            storage.put(.data(try ActivityArchive.data(activity)), for: Self.activityKey)
        } catch {
            tree.app.warn("The activity \(activity.activityType) is not saved: \(error)", at: "")
        }
    }

    /// Values that a property list can hold, kept with the scene; `nil` for none.
    package var savedInformation: [String: Any]? {
        get {
            guard case .data(let data)? = storage.values[Self.informationKey] else { return nil }
            return ActivityArchive.values(data)
        }
        set {
            guard let newValue else { return storage.put(nil, for: Self.informationKey) }
            do {
                storage.put(.data(try ActivityArchive.data(newValue)), for: Self.informationKey)
            } catch {
                tree.app.warn("The userInfo of the scene's session is not saved: \(error)", at: "")
            }
        }
    }
}
