import Casement

/// A notification and what makes it appear.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// A request of the same identifier takes this one's place.
    public let identifier: String
    public let content: UNNotificationContent
    /// `nil` for at once.
    public let trigger: UNNotificationTrigger?

    public init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
    ) {
        self.identifier = identifier
        self.content = content.snapshot
        self.trigger = trigger
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that has appeared.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When it appeared.
    public let date: Date
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The action of a notification that was opened.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a notification that was closed.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did to a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    public let notification: UNNotification
    /// The identifier of an action of the notification's category, or of opening or closing it.
    public let actionIdentifier: String

    init(_ notification: UNNotification, action: String) {
        self.notification = notification
        actionIdentifier = action
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the user wrote into a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    public let userText: String

    init(_ notification: UNNotification, action: String, text: String) {
        userText = text
        super.init(notification, action: action)
    }
}
