/// Shows an app's notifications outside of its windows.
@MainActor
package protocol NotificationPresenter: AnyObject {
    /// Called with what the user did to a notification.
    var answered: @MainActor (String, NotificationAnswer) -> Void { get set }

    /// Shows a notification, in place of a shown one of its identifier.
    func show(_ notification: OutsideNotification)
    /// Takes a notification away, if it is shown.
    func withdraw(_ identifier: String)
}

/// What the user did to a notification.
package enum NotificationAnswer: Equatable, Sendable {
    case opened
    case dismissed
    /// One of its buttons was pressed, with the words that were written there.
    case action(String, reply: String?)
}

/// A notification as it is shown outside of an app's windows.
package struct OutsideNotification: Equatable, Sendable {
    /// A button of a notification.
    package struct Action: Equatable, Sendable {
        package let identifier: String
        package let title: String
        /// Whether words are written before it is pressed.
        package let takesReply: Bool

        package init(identifier: String, title: String, takesReply: Bool = false) {
            self.identifier = identifier
            self.title = title
            self.takesReply = takesReply
        }
    }

    package enum Urgency: Int, Sendable { case low, normal, critical }

    package let identifier: String
    /// The name of the app.
    package let app: String
    package let title: String
    package let body: String
    package let actions: [Action]
    package let urgency: Urgency
    package let isSilent: Bool
    /// The file of a picture.
    package let picture: String?

    package init(
        identifier: String, app: String, title: String, body: String, actions: [Action] = [],
        urgency: Urgency = .normal, isSilent: Bool = false, picture: String? = nil
    ) {
        self.identifier = identifier
        self.app = app
        self.title = title
        self.body = body
        self.actions = actions
        self.urgency = urgency
        self.isSilent = isSilent
        self.picture = picture
    }
}
