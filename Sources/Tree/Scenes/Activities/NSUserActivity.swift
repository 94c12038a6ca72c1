import Foundation

/// What the user is doing in a scene, in a form that can be saved and continued.
///
/// Foundation has this class on Apple's systems only. Here an activity continues when its scene is
/// restored; it is never offered to other devices or to search.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    /// Values that a property list can hold, and addresses, by strings.
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    /// What the activity is about, as `handlesExternalEvents` compares it.
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    /// Whether the activity must be updated before it is next saved.
    open var needsSave = false
    open weak var delegate: (any NSUserActivityDelegate)?

    private(set) var isCurrent = false
    private(set) var isValid = true

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the user's current activity.
    open func becomeCurrent() { isCurrent = isValid }

    open func resignCurrent() { isCurrent = false }

    /// Ends the activity; it is no longer saved.
    open func invalidate() {
        isValid = false
        isCurrent = false
    }
}

/// Is notified of what happens to an activity.
public protocol NSUserActivityDelegate: AnyObject {
    /// The activity is about to be saved.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
