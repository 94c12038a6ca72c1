import Casement

/// What makes a notification appear.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// Whether it makes the notification appear again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The next date after another one; `nil` if there is none.
    func next(after date: Date) -> Date? { nil }
}

/// Makes a notification appear after some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds from when the notification is added.
    public let timeInterval: TimeInterval

    /// Stops the app if the interval is not above zero, or below a minute if it repeats, as on
    /// Apple's systems.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "A notification's time interval must be greater than 0")
        precondition(
            !repeats || timeInterval >= 60,
            "A notification's time interval must be at least 60 if it repeats")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The date at which a notification that is added now appears.
    open func nextTriggerDate() -> Date? { next(after: UNUserNotificationCenter.now) }

    override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Makes a notification appear when a calendar shows a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What the date has; other components may be anything.
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next date that matches; `nil` if none does.
    open func nextTriggerDate() -> Date? { next(after: UNUserNotificationCenter.now) }

    override func next(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(
            after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// The trigger of a notification that a server sent. None is ever made here.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
