import Casement

/// What an app may do by notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// Whether an app may show notifications. It is asked for once, and kept.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether one part of notifications is on.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported, disabled, enabled
}

/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// Whether notifications show what they say.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What an app may do by notifications, and how they are shown.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        authorizationStatus = status
        self.options = options
        super.init()
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        authorizationStatus == .authorized && options.contains(option) ? .enabled : .disabled
    }

    open var alertSetting: UNNotificationSetting { setting(.alert) }
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    open var announcementSetting: UNNotificationSetting { .notSupported }
    open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
    open var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var providesAppNotificationSettings: Bool {
        options.contains(.providesAppNotificationSettings)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Why a notification was not taken.
public struct UNError: CustomNSError, Hashable, Sendable {
    /// The numbers of the errors.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
        case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        case notificationInvalidNoDate = 1_400
        case notificationInvalidNoContent
        case contentProvidingObjectNotAllowed = 1_500
        case contentProvidingInvalid
        case badgeInputInvalid = 1_600
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "UNErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: sentence] }
    public var localizedDescription: String { sentence }

    private var sentence: String {
        switch code {
        case .notificationsNotAllowed: "Notifications are not allowed for this application"
        case .attachmentInvalidURL: "Invalid attachment file URL"
        case .notificationInvalidNoDate: "The notification's trigger has no date"
        case .notificationInvalidNoContent: "The notification says nothing"
        default: "The notification is not valid (\(code.rawValue))"
        }
    }

    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
