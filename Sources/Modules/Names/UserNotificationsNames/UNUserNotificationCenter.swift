import Casement
import Hosting

/// Shows the notifications that an app sends itself, at once or later, as those of the desktop.
///
/// Notifications wait in the app: one that it has not shown when it ends is not shown. Times are
/// those of the app's clock, which is virtual in a test.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private let schedule: NotificationSchedule

    fileprivate init(_ app: CurrentApp?) {
        schedule = NotificationSchedule(app)
        super.init()
        schedule.center = self
    }

    /// The center of the app that runs.
    open class func current() -> UNUserNotificationCenter {
        guard let app = CurrentApp.latest else { return UNUserNotificationCenter(nil) }
        return app.object { UNUserNotificationCenter(app) }
    }

    static var now: Date { CurrentApp.latest?.date ?? Date() }

    /// The object that receives what happens to notifications.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// Whether the system shows content extensions; no desktop does.
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Asks whether the app may show notifications. It may unless `CASEMENT_NOTIFICATIONS=denied` says
    /// otherwise, and is asked about once.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        schedule.read({ $0.authorize(options) }) { completionHandler($0, nil) }
    }

    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await schedule.value { $0.authorize(options) }
    }

    open func getNotificationSettings(
        completionHandler: @escaping (UNNotificationSettings) -> Void
    ) {
        schedule.read({ $0.settings }, completionHandler)
    }

    open func notificationSettings() async -> UNNotificationSettings {
        await schedule.value { $0.settings }
    }

    // MARK: Categories

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        schedule.onMain { $0.categories = categories }
    }

    open func getNotificationCategories(
        completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
    ) {
        schedule.read({ $0.categories }, completionHandler)
    }

    open func notificationCategories() async -> Set<UNNotificationCategory> {
        await schedule.value { $0.categories }
    }

    // MARK: Requests

    /// Has a notification appear when its trigger says, in place of a waiting one of its identifier.
    /// The handler gets a `UNError` if it cannot.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        schedule.read({ $0.add(request) }) { completionHandler?($0) }
    }

    /// Has a notification appear when its trigger says, in place of a waiting one of its identifier.
    /// - Throws: `UNError` if it cannot.
    open func add(_ request: UNNotificationRequest) async throws {
        if let error = await schedule.value({ $0.add(request) }) { throw error }
    }

    open func getPendingNotificationRequests(
        completionHandler: @escaping ([UNNotificationRequest]) -> Void
    ) {
        schedule.read({ $0.pendingRequests }, completionHandler)
    }

    /// The requests whose notifications have not appeared, or appear again.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await schedule.value { $0.pendingRequests }
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        schedule.onMain { schedule in identifiers.forEach { schedule.cancel($0) } }
    }

    open func removeAllPendingNotificationRequests() {
        schedule.onMain { $0.cancelAll() }
    }

    // MARK: Notifications that have appeared

    open func getDeliveredNotifications(
        completionHandler: @escaping ([UNNotification]) -> Void
    ) {
        schedule.read({ $0.delivered }, completionHandler)
    }

    /// The notifications that were shown and neither opened nor taken away.
    open func deliveredNotifications() async -> [UNNotification] {
        await schedule.value { $0.delivered }
    }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        schedule.onMain { schedule in identifiers.forEach { schedule.withdraw($0) } }
    }

    open func removeAllDeliveredNotifications() {
        schedule.onMain { schedule in
            schedule.delivered.forEach { schedule.withdraw($0.request.identifier) }
        }
    }

    /// Sets the number on the app's icon, which no desktop shows.
    open func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        let error = newBadgeCount < 0 ? UNError(.badgeInputInvalid) : nil
        schedule.read({ _ in error }) { completionHandler?($0) }
    }

    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        if newBadgeCount < 0 { throw UNError(.badgeInputInvalid) }
    }
}
