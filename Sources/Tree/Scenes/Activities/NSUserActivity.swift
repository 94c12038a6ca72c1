import Foundation

/// What the user is doing in a scene, in a form that can be saved and continued.
///
/// Foundation has this class on Apple's systems only. Here an activity continues when its scene is
/// restored; it is never offered to other devices or to search.
open class NSUserActivity: NSObject {
    /// The kind of activity, by which views continue it, such as `com.example.reading`.
    public let activityType: String
    /// What the user calls the activity; saved with it.
    open var title: String?
    /// Values that a property list can hold, and addresses, by strings.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that the activity needs. Kept for source compatibility; has no
    /// effect.
    open var requiredUserInfoKeys: Set<String>?
    /// What the activity is about, as `handlesExternalEvents` compares it.
    open var targetContentIdentifier: String?
    /// A name for the activity that the app chooses; saved with it.
    open var persistentIdentifier: String?
    /// A web page that shows what the activity shows; saved with it.
    open var webpageURL: URL?
    /// The page from which the user came to the activity; saved with it.
    open var referrerURL: URL?
    /// When the activity ends by itself. Kept for source compatibility; has no effect.
    open var expirationDate: Date?
    /// Words by which a search would find the activity. Kept for source compatibility; has no
    /// effect.
    open var keywords: Set<String> = []
    /// Whether another device may continue the activity. Has no effect on Linux.
    open var isEligibleForHandoff = true
    /// Whether a search on the device may find the activity. Has no effect on Linux.
    open var isEligibleForSearch = false
    /// Whether a search by anyone may find the activity. Has no effect on Linux.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity. Has no effect on Linux.
    open var isEligibleForPrediction = false
    /// Whether the activity must be updated before it is next saved.
    open var needsSave = false
    /// The object that is notified before the activity is saved and after it is continued.
    open weak var delegate: (any NSUserActivityDelegate)?

    private(set) var isCurrent = false
    private(set) var isValid = true

    /// Creates an activity of a kind, which is not current until `becomeCurrent` is called.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values to `userInfo`, in place of those that have the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the user's current activity.
    open func becomeCurrent() { isCurrent = isValid }

    /// Stops being the user's current activity; it is not saved until it is current again.
    open func resignCurrent() { isCurrent = false }

    /// Ends the activity; it is no longer saved.
    open func invalidate() {
        isValid = false
        isCurrent = false
    }
}

/// An object that is notified before an activity is saved and after it is continued.
public protocol NSUserActivityDelegate: AnyObject {
    /// Called before the activity is saved, so that it can be updated.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called after views have continued the activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing, so that a delegate needs to implement only what it is interested in.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing, so that a delegate needs to implement only what it is interested in.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
