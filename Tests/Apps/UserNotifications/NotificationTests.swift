import CasementTesting
import Foundation
import Hosting
import SwiftUI
import Testing
import UserNotifications

/// Notifications that an app sends itself, by the names of UserNotifications.
@MainActor
struct NotificationTests {
    /// A desktop that shows notifications.
    private final class Desktop: NotificationPresenter {
        var answered: @MainActor (String, NotificationAnswer) -> Void = { _, _ in }
        var shown: [OutsideNotification] = []

        func show(_ notification: OutsideNotification) {
            withdraw(notification.identifier)
            shown.append(notification)
        }

        func withdraw(_ identifier: String) { shown.removeAll { $0.identifier == identifier } }
    }

    /// What the delegate was told.
    final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        var options: UNNotificationPresentationOptions = []
        var calls: [String] = []

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler:
                @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            calls.append("present \(notification.request.content.title)")
            completionHandler(options)
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            let text = (response as? UNTextInputNotificationResponse)?.userText
            let name = response.notification.request.content.userInfo["name"] as? String ?? ""
            calls.append("\(response.actionIdentifier) \(name)\(text.map { ": " + $0 } ?? "")")
            completionHandler()
        }
    }

    private static let start = Date(timeIntervalSince1970: 1_800_000_000)
    private let desktop = Desktop()
    private let delegate = Delegate()

    /// An app whose button does something, and the center of that app.
    private func app(
        _ action: @escaping (UNUserNotificationCenter) -> Void
    ) -> (TestApp, UNUserNotificationCenter) {
        let app = TestApp(startDate: Self.start) {
            VStack {
                Button("Allow") {
                    UNUserNotificationCenter.current()
                        .requestAuthorization(options: [.alert, .sound]) { _, _ in }
                }
                Button("Do") { action(.current()) }
            }
        }
        CurrentApp.latest?.notificationPresenter = desktop
        let center = UNUserNotificationCenter.current()
        center.delegate = delegate
        return (app, center)
    }

    private static func request(
        _ title: String, after seconds: TimeInterval, repeats: Bool = false, category: String = ""
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = "words"
        content.categoryIdentifier = category
        content.userInfo = ["name": "of " + title]
        return UNNotificationRequest(
            identifier: title, content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats))
    }

    @Test("A notification appears after its time while the app is not in front")
    func background() {
        let (app, _) = app { $0.add(Self.request("tea", after: 18)) }
        app.find("Allow").tap()
        app.find("Do").tap()
        app.minimizeWindow(1)
        app.advance(by: .seconds(17))
        #expect(desktop.shown.isEmpty)
        app.advance(by: .seconds(2))
        #expect(desktop.shown.map(\.title) == ["tea"])
        #expect(desktop.shown.first?.body == "words")
        #expect(desktop.shown.first?.isSilent == true)
        #expect(delegate.calls.isEmpty)
    }

    @Test("While the app is in front its delegate says whether a notification appears")
    func foreground() {
        let (app, _) = app { $0.add(Self.request("tea", after: 1)) }
        app.find("Allow").tap()
        app.find("Do").tap()
        app.advance(by: .seconds(2))
        #expect(delegate.calls == ["present tea"])
        #expect(desktop.shown.isEmpty)
        delegate.options = [.banner, .sound]
        app.find("Do").tap()
        app.advance(by: .seconds(2))
        #expect(desktop.shown.map(\.title) == ["tea"])
    }

    @Test("A notification repeats until it is taken back, and is shown once")
    func repeating() async {
        let (app, center) = app { $0.add(Self.request("stand up", after: 60, repeats: true)) }
        delegate.options = .banner
        app.find("Allow").tap()
        app.find("Do").tap()
        for _ in 0..<3 { app.advance(by: .seconds(60)) }
        #expect(delegate.calls.count == 3)
        #expect(desktop.shown.count == 1)
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["stand up"])
        center.removePendingNotificationRequests(withIdentifiers: ["stand up"])
        app.advance(by: .seconds(90))
        #expect(delegate.calls.count == 3)
        #expect(await center.deliveredNotifications().count == 1)
        center.removeAllDeliveredNotifications()
        #expect(desktop.shown.isEmpty)
    }

    @Test("A notification of a calendar's appears at the next date that matches")
    func calendar() {
        let (app, _) = app {
            let content = UNMutableNotificationContent()
            content.title = "half"
            var half = DateComponents(second: 30)
            half.calendar = Calendar(identifier: .gregorian)
            half.timeZone = TimeZone(secondsFromGMT: 0)
            let trigger = UNCalendarNotificationTrigger(dateMatching: half, repeats: true)
            // The clock starts with a minute.
            #expect(trigger.nextTriggerDate() == Self.start.addingTimeInterval(30))
            $0.add(UNNotificationRequest(identifier: "half", content: content, trigger: trigger))
        }
        delegate.options = .banner
        app.find("Allow").tap()
        app.find("Do").tap()
        app.advance(by: .seconds(29))
        #expect(delegate.calls.isEmpty)
        app.advance(by: .seconds(2))
        #expect(delegate.calls == ["present half"])
        app.advance(by: .seconds(60))
        #expect(delegate.calls.count == 2)
    }

    @Test("What the user does to a notification comes to the delegate, with what was written")
    func answers() {
        let (app, center) = app { center in
            let reply = UNTextInputNotificationAction(
                identifier: "reply", title: "Reply", textInputButtonTitle: "Send",
                textInputPlaceholder: "Words")
            center.setNotificationCategories([
                UNNotificationCategory(
                    identifier: "mail",
                    actions: [UNNotificationAction(identifier: "read", title: "Read"), reply],
                    intentIdentifiers: [], options: .customDismissAction)
            ])
            for name in ["a", "b", "c", "d"] {
                center.add(Self.request(name, after: 1, category: "mail"))
            }
            center.add(Self.request("e", after: 1))
        }
        delegate.options = .banner
        app.find("Allow").tap()
        app.find("Do").tap()
        app.advance(by: .seconds(2))
        delegate.calls = []
        #expect(desktop.shown.first?.actions.map(\.title) == ["Read", "Reply"])
        #expect(desktop.shown.first?.actions.map(\.takesReply) == [false, true])
        desktop.answered("a", .opened)
        desktop.answered("b", .action("read", reply: nil))
        desktop.answered("c", .action("reply", reply: "yes"))
        desktop.answered("d", .dismissed)
        desktop.answered("e", .dismissed)
        desktop.answered("a", .opened)
        desktop.answered("nobody", .opened)
        #expect(
            delegate.calls == [
                "\(UNNotificationDefaultActionIdentifier) of a", "read of b", "reply of c: yes",
                "\(UNNotificationDismissActionIdentifier) of d",
            ])
        _ = center
    }

    @Test("An app that has not asked, or whose notification says nothing, gets an error")
    func refused() async throws {
        let (app, center) = app { _ in }
        await #expect(throws: UNError(.notificationsNotAllowed)) {
            try await center.add(Self.request("tea", after: 1))
        }
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        app.find("Allow").tap()
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == .authorized)
        #expect(settings.alertSetting == .enabled && settings.badgeSetting == .disabled)
        let nothing = UNNotificationRequest(
            identifier: "a", content: UNMutableNotificationContent(), trigger: nil)
        await #expect(throws: UNError(.notificationInvalidNoContent)) {
            try await center.add(nothing)
        }
        var never = DateComponents(year: 2020, month: 2, day: 3)
        never.calendar = Calendar(identifier: .gregorian)
        let impossible = UNNotificationRequest(
            identifier: "a", content: Self.request("tea", after: 1).content,
            trigger: UNCalendarNotificationTrigger(dateMatching: never, repeats: false))
        await #expect(throws: UNError(.notificationInvalidNoDate)) {
            try await center.add(impossible)
        }
        #expect(throws: UNError(.attachmentInvalidURL)) {
            try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nowhere"))
        }
    }

    @Test("An app that may not notify is told so")
    func denied() async throws {
        let (_, center) = app { _ in }
        CurrentApp.latest?.deniesNotifications = true
        #expect(try await center.requestAuthorization(options: .alert) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        await #expect(throws: UNError(.notificationsNotAllowed)) {
            try await center.add(Self.request("tea", after: 1))
        }
    }

    @Test("Absurd times and numbers of notifications do no harm")
    func absurd() async {
        let (app, center) = app { center in
            center.add(Self.request("never", after: 1e300))
            center.add(Self.request("infinite", after: .infinity))
            for number in 0..<200 { center.add(Self.request("\(number)", after: 10_000)) }
        }
        app.find("Allow").tap()
        app.find("Do").tap()
        #expect(await center.pendingNotificationRequests().count == 64)
        app.advance(by: .seconds(5))
        #expect(delegate.calls.isEmpty)
    }

    @Test("What is changed in a content after its request was made stays out of it")
    func snapshots() {
        let content = UNMutableNotificationContent()
        content.title = "before"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "after"
        #expect(request.content.title == "before")
        let copy = content.mutableCopy() as? UNMutableNotificationContent
        copy?.title = "copy"
        #expect(content.title == "after")
    }
}
