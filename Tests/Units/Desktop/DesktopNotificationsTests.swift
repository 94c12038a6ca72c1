#if SDL
    import Foundation
    import Hosting
    import Logging
    import Testing

    @testable import Desktop

    /// Answers are waited for as long as all the other tests take, which share the main actor.
    @MainActor @Suite(.timeLimit(.minutes(60)))
    struct DesktopNotificationsTests {
        private let messages = Mailbox<FakeNotifications.Message>()
        private let answers = Mailbox<String>()

        private func notifications(at address: String) -> DesktopNotifications {
            let notifications = DesktopNotifications(
                busAt: address, patience: .seconds(600), appID: "tea",
                logger: Logger(label: "test"))
            notifications.answered = { [answers] in answers.send("\($0) \($1)") }
            return notifications
        }

        private func tea(
            _ title: String = "Tea", body: String = "a < b & c", isSilent: Bool = true
        ) -> OutsideNotification {
            OutsideNotification(
                identifier: "tea", app: "Tea Timer", title: title, body: body,
                actions: [
                    OutsideNotification.Action(identifier: "default", title: "Later"),
                    OutsideNotification.Action(
                        identifier: "note", title: "Note", takesReply: true),
                ], urgency: .critical, isSilent: isSilent, picture: "/tmp/a b.png")
        }

        private func shown() async throws -> (number: Int, arguments: [BusValue]) {
            guard case .shown(let number, let arguments) = try await messages.next() else {
                throw CancellationError()
            }
            return (number, arguments)
        }

        @Test("The desktop is told what a notification says, and its text is no markup")
        func showing() async throws {
            let bus = try PrivateBus()
            let desktop = try await FakeNotifications(
                at: bus.address, capabilities: ["actions", "body-markup"], messages: messages)
            let notifications = notifications(at: bus.address)
            notifications.show(tea())
            let (_, arguments) = try await shown()
            #expect(arguments.value(at: 0)?.string == "Tea Timer")
            #expect(arguments.value(at: 3)?.string == "Tea")
            #expect(arguments.value(at: 4)?.string == "a &lt; b &amp; c")
            #expect(
                arguments.value(at: 5)?.strings == [
                    "default", "Tea", "action default", "Later", "action note", "Note",
                ])
            let hints = arguments.value(at: 6)
            #expect(hints?["urgency"]?.int == 2)
            #expect(hints?["suppress-sound"]?.bool == true)
            #expect(hints?["desktop-entry"]?.string == "tea")
            #expect(hints?["image-path"]?.string == "file:///tmp/a%20b.png")
            withExtendedLifetime((desktop, notifications)) {}
        }

        @Test("A long title is cut wherever the desktop gets it")
        func long() async throws {
            let bus = try PrivateBus()
            let desktop = try await FakeNotifications(
                at: bus.address, capabilities: ["actions"], messages: messages)
            let notifications = notifications(at: bus.address)
            notifications.show(tea(String(repeating: "é", count: 1_000_000)))
            let (_, arguments) = try await shown()
            #expect(arguments.value(at: 3)?.string?.count == 200)
            #expect(arguments.value(at: 5)?.strings.allSatisfy { $0.count <= 200 } == true)
            withExtendedLifetime((desktop, notifications)) {}
        }

        @Test("A desktop without actions and markup gets none, and long texts are cut")
        func plain() async throws {
            let bus = try PrivateBus()
            let desktop = try await FakeNotifications(
                at: bus.address, capabilities: [], messages: messages)
            let notifications = notifications(at: bus.address)
            notifications.show(
                tea(String(repeating: "é", count: 1_000_000), body: "a < b", isSilent: false))
            let (_, arguments) = try await shown()
            #expect(arguments.value(at: 3)?.string?.count == 200)
            #expect(arguments.value(at: 4)?.string == "a < b")
            #expect(arguments.value(at: 5)?.strings == [])
            #expect(arguments.value(at: 6)?["suppress-sound"] == nil)
            withExtendedLifetime((desktop, notifications)) {}
        }

        @Test("Where nothing shows notifications that is said once, and tried for the next")
        func absent() async throws {
            let bus = try PrivateBus()
            let log = PortalLog()
            let notifications = DesktopNotifications(
                busAt: bus.address, patience: .seconds(600), appID: "tea",
                logger: Logger(label: "test") { _ in log })
            notifications.show(tea("first"))
            while log.lines.isEmpty { await Task.yield() }
            #expect(log.lines.first?.contains("does not show notifications") == true)
            notifications.show(tea("second"))
            let desktop = try await FakeNotifications(
                at: bus.address, capabilities: [], messages: messages)
            // The second may have been asked for before the desktop was there.
            notifications.show(tea("third"))
            var title = try await shown().arguments.value(at: 3)?.string
            while title != "third" { title = try await shown().arguments.value(at: 3)?.string }
            #expect(log.lines.count == 1)
            withExtendedLifetime((desktop, notifications)) {}
        }

        @Test("What the user does to a notification is told once")
        func answering() async throws {
            let bus = try PrivateBus()
            let desktop = try await FakeNotifications(
                at: bus.address, capabilities: ["actions", "inline-reply"], messages: messages)
            let notifications = notifications(at: bus.address)
            for (signal, value, answer) in [
                ("ActionInvoked", BusValue.string("default"), "tea opened"),
                ("ActionInvoked", .string("action default"), "tea action(\"default\", reply: nil)"),
                (
                    "NotificationReplied", .string("two"),
                    "tea action(\"note\", reply: Optional(\"two\"))"
                ),
                ("NotificationClosed", .uint32(2), "tea dismissed"),
            ] {
                notifications.show(tea())
                let (number, arguments) = try await shown()
                #expect(arguments.value(at: 5)?.strings.contains("inline-reply") == true)
                // Of another number, and by nobody.
                desktop.say("ActionInvoked", number + 1, .string("default"))
                desktop.say("ActionInvoked", number, .string("unknown"))
                desktop.say(signal, number, value)
                desktop.say(signal, number, value)
                #expect(try await answers.next() == answer)
            }
            withExtendedLifetime((desktop, notifications)) {}
        }

        @Test("A notification takes the place of the one before, and is taken away")
        func replacing() async throws {
            let bus = try PrivateBus()
            let desktop = try await FakeNotifications(
                at: bus.address, capabilities: [], messages: messages)
            let notifications = notifications(at: bus.address)
            notifications.show(tea("first"))
            let (first, _) = try await shown()
            // The desktop may not have answered yet.
            notifications.show(tea("second"))
            notifications.show(tea("third"))
            var (last, arguments) = try await shown()
            while arguments.value(at: 3)?.string != "third" {
                (last, arguments) = try await shown()
            }
            #expect(last == first)
            notifications.withdraw("tea")
            #expect(try await messages.next() == .closed(first))
            withExtendedLifetime((desktop, notifications)) {}
        }
    }
#endif
