import Casement
import Hosting

/// The notifications of one app: those that wait, and those that have appeared.
@MainActor
final class NotificationSchedule {
    private weak let app: CurrentApp?
    /// Set once, before anything else.
    nonisolated(unsafe) weak var center: UNUserNotificationCenter?
    var categories: Set<UNNotificationCategory> = []
    private(set) var delivered: [UNNotification] = []
    private var waiting: [(request: UNNotificationRequest, timer: Timer)] = []

    private static let defaultsKey = "casement.notifications"
    /// The number of notifications that wait or were shown, which Apple's systems keep of an app.
    private static let most = 64
    /// Seconds to the next date at most, which is then asked for again.
    private static let longestWait = 1e8

    nonisolated init(_ app: CurrentApp?) { self.app = app }

    // MARK: Threads

    /// Does something at once on the main thread, and in a turn of its own for any other.
    nonisolated func onMain(_ body: @escaping @MainActor (NotificationSchedule) -> Void) {
        let work = UncheckedWork { body(self) }
        if MainThread.isMainActors {
            MainActor.assumeIsolated { work.body() }
        } else {
            DispatchQueue.main.async { work.body() }
        }
    }

    nonisolated func value<Value>(
        _ body: @escaping @MainActor (NotificationSchedule) -> Value
    ) async -> Value {
        await UncheckedValue(self, body).read().value
    }

    /// Calls a handler with a value, which is read at once on the main thread.
    nonisolated func read<Value>(
        _ value: @escaping @MainActor (NotificationSchedule) -> Value,
        _ handler: @escaping (Value) -> Void
    ) {
        onMain {
            let value = value($0)
            $0.answer { handler(value) }
        }
    }

    /// Calls a handler after the function that got it has returned.
    func answer(_ handler: @escaping () -> Void) {
        let work = UncheckedWork { [weak app] in
            if let app { app.run(handler) } else { handler() }
        }
        DispatchQueue.main.async { work.body() }
    }

    // MARK: Permission

    private var defaults: UserDefaults? { app?.environment.defaultAppStorage }

    /// What the app has been allowed, which its defaults keep.
    private var granted: UNAuthorizationOptions? {
        (defaults?.object(forKey: Self.defaultsKey) as? Int).map {
            UNAuthorizationOptions(rawValue: UInt(bitPattern: $0))
        }
    }

    func authorize(_ options: UNAuthorizationOptions) -> Bool {
        guard app?.deniesNotifications == false else { return false }
        let all = (granted ?? []).union(options)
        defaults?.set(Int(bitPattern: all.rawValue), forKey: Self.defaultsKey)
        return true
    }

    var settings: UNNotificationSettings {
        if app?.deniesNotifications != false { return UNNotificationSettings(.denied, []) }
        guard let granted else { return UNNotificationSettings(.notDetermined, []) }
        let isProvisional = granted.contains(.provisional) && !granted.contains(.alert)
        return UNNotificationSettings(isProvisional ? .provisional : .authorized, granted)
    }

    // MARK: Waiting

    /// The date by the clock of this app, of several that may run in one process.
    private var now: Date { app?.date ?? Date() }

    var pendingRequests: [UNNotificationRequest] { waiting.map(\.request) }

    /// Returns why a notification cannot be shown; `nil` if it can.
    func add(_ request: UNNotificationRequest) -> UNError? {
        guard [.authorized, .provisional].contains(settings.authorizationStatus) else {
            return UNError(.notificationsNotAllowed)
        }
        let content = request.content
        guard
            !(content.title + content.subtitle + content.body).isEmpty || content.badge != nil
                || content.sound != nil
        else { return UNError(.notificationInvalidNoContent) }
        cancel(request.identifier)
        guard let trigger = request.trigger else {
            answer { [weak self] in self?.appear(request) }
            return nil
        }
        let now = now
        guard let date = trigger.next(after: now) else {
            return UNError(.notificationInvalidNoDate)
        }
        if waiting.count >= Self.most {
            app?.sayOnce(
                "Of more than \(Self.most) notifications that wait, the first are not shown.")
            waiting.removeFirst().timer.invalidate()
        }
        wait(for: request, until: date, now: now)
        return nil
    }

    private func wait(for request: UNNotificationRequest, until date: Date, now: Date) {
        let interval = min(max(date.timeIntervalSince(now), 0), Self.longestWait)
        app?.run {
            let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) {
                [weak self] _ in
                MainActor.assumeIsolated { self?.timePassed(for: request, until: date) }
            }
            waiting.append((request, timer))
        }
    }

    private func timePassed(for request: UNNotificationRequest, until date: Date) {
        waiting.removeAll { $0.request === request }
        let now = now
        // A clock that was set back, or a date further away than a timer waits.
        guard now >= date.addingTimeInterval(-1) else {
            return wait(for: request, until: date, now: now)
        }
        if let trigger = request.trigger, trigger.repeats,
            let next = trigger.next(after: max(now, date))
        {
            wait(for: request, until: next, now: now)
        }
        appear(request)
    }

    func cancel(_ identifier: String) {
        for (request, timer) in waiting where request.identifier == identifier {
            timer.invalidate()
            waiting.removeAll { $0.request === request }
        }
    }

    func cancelAll() {
        waiting.forEach { $0.timer.invalidate() }
        waiting = []
    }

    // MARK: Appearing

    private func appear(_ request: UNNotificationRequest) {
        let notification = UNNotification(
            date: now, request: request)
        guard app?.phase == .active else { return show(notification, isSilent: false) }
        guard let center, let delegate = center.delegate else { return }
        app?.run {
            delegate.userNotificationCenter(center, willPresent: notification) {
                [weak self] options in
                self?.onMain {
                    if !options.isDisjoint(with: [.banner, .alert]) {
                        $0.show(notification, isSilent: !options.contains(.sound))
                    } else if options.contains(.list) {
                        $0.deliver(notification)
                    }
                }
            }
        }
    }

    private func deliver(_ notification: UNNotification) {
        delivered.removeAll { $0.request.identifier == notification.request.identifier }
        delivered.append(notification)
        if delivered.count > Self.most { delivered.removeFirst() }
    }

    private func show(_ notification: UNNotification, isSilent: Bool) {
        deliver(notification)
        guard let presenter = app?.notificationPresenter else {
            app?.sayOnce("Notifications are not seen: no desktop is there to show them.")
            return
        }
        presenter.answered = { [weak self] in self?.answered($0, $1) }
        let request = notification.request
        let content = request.content
        presenter.show(
            OutsideNotification(
                identifier: request.identifier, app: app?.name ?? "",
                title: content.title.isEmpty ? app?.name ?? "" : content.title,
                body: [content.subtitle, content.body].filter { !$0.isEmpty }
                    .joined(separator: "\n"),
                actions: (category(of: request)?.actions ?? []).map {
                    OutsideNotification.Action(
                        identifier: $0.identifier, title: $0.title,
                        takesReply: $0 is UNTextInputNotificationAction)
                },
                urgency: content.interruptionLevel.urgency,
                isSilent: isSilent || content.sound == nil,
                picture: content.attachments.first?.url.path))
    }

    private func category(of request: UNNotificationRequest) -> UNNotificationCategory? {
        categories.first { $0.identifier == request.content.categoryIdentifier }
    }

    func withdraw(_ identifier: String) {
        delivered.removeAll { $0.request.identifier == identifier }
        app?.notificationPresenter?.withdraw(identifier)
    }

    // MARK: Answers

    private func answered(_ identifier: String, _ answer: NotificationAnswer) {
        guard let notification = delivered.first(where: { $0.request.identifier == identifier })
        else { return }
        delivered.removeAll { $0 === notification }
        let category = category(of: notification.request)
        switch answer {
        case .opened:
            app?.bringToFront()
            tell(
                UNNotificationResponse(notification, action: UNNotificationDefaultActionIdentifier))
        case .dismissed:
            guard category?.options.contains(.customDismissAction) == true else { return }
            tell(
                UNNotificationResponse(notification, action: UNNotificationDismissActionIdentifier))
        case .action(let identifier, let reply):
            let action = category?.actions.first { $0.identifier == identifier }
            if action?.options.contains(.foreground) == true { app?.bringToFront() }
            tell(
                action is UNTextInputNotificationAction
                    ? UNTextInputNotificationResponse(
                        notification, action: identifier, text: reply ?? "")
                    : UNNotificationResponse(notification, action: identifier))
        }
    }

    private func tell(_ response: UNNotificationResponse) {
        guard let center else { return }
        app?.run { center.delegate?.userNotificationCenter(center, didReceive: response) {} }
    }
}

extension UNNotificationInterruptionLevel {
    fileprivate var urgency: OutsideNotification.Urgency {
        switch self {
        case .passive: .low
        case .active, .timeSensitive: .normal
        case .critical: .critical
        }
    }
}

/// Work of an app's on its way to the main thread, where it came from or may run.
private struct UncheckedWork: @unchecked Sendable {
    let body: @MainActor () -> Void
}

/// A value of the schedule on its way to whoever awaits it.
private struct UncheckedValue<Value>: @unchecked Sendable {
    private let schedule: NotificationSchedule
    private let body: @MainActor (NotificationSchedule) -> Value

    struct Box: @unchecked Sendable { let value: Value }

    init(
        _ schedule: NotificationSchedule,
        _ body: @escaping @MainActor (NotificationSchedule) -> Value
    ) {
        self.schedule = schedule
        self.body = body
    }

    @MainActor func read() async -> Box { Box(value: body(schedule)) }
}
