import Foundation

/// What the user is doing in a scene, in a form that can be put away and taken up again.
///
/// Foundation has it on Apple's systems, and not here. Here it goes on where its scene is restored,
/// and is never offered to other devices, nor to a search.
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
    /// Whether the activity should be brought up to date before it is next put away.
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

    /// The activity is what the user does now.
    open func becomeCurrent() { isCurrent = isValid }

    open func resignCurrent() { isCurrent = false }

    /// The activity is over, and is not put away any more.
    open func invalidate() {
        isValid = false
        isCurrent = false
    }
}

/// Hears of what becomes of an activity.
public protocol NSUserActivityDelegate: AnyObject {
    /// The activity is about to be put away.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
