#if SDL
    import Foundation
    import Hosting
    import Logging

    /// Notifications of the desktop's, by the specification of freedesktop.org for them, version 1.2.
    @MainActor
    package final class DesktopNotifications: NotificationPresenter {
        static let service = "org.freedesktop.Notifications"
        static let path = "/org/freedesktop/Notifications"
        /// The action of a press on the notification itself.
        private static let opening = "default"

        package var answered: @MainActor (String, NotificationAnswer) -> Void = { _, _ in }

        private lazy var bus = SessionBus(address: address, patience: patience)
        private let address: String
        private let patience: Duration?
        private let appID: String
        private let logger: Logger
        private var shown: [String: Shown] = [:]
        /// What the desktop's notifications can do; nil until it has said so.
        private var capabilities: Set<String>?
        private var isListening = false
        private var isAsking = false
        private var hasFailed = false
        /// What is shown once the desktop has said what it can do.
        private var waiting: [OutsideNotification] = []

        /// A notification that the desktop was asked to show.
        private struct Shown {
            /// The desktop's number for it; nil until it has answered.
            var number: Int?
            /// What was asked meanwhile: to show another in its place, or to take it away.
            var next: Next?
            /// The action by which the user writes something.
            var replyAction: String?
        }

        private enum Next {
            case show(OutsideNotification)
            case withdraw
        }

        package init(
            busAt address: String, patience: Duration? = nil, appID: String, logger: Logger
        ) {
            self.address = address
            self.patience = patience
            self.appID = appID
            self.logger = logger
        }

        // MARK: Showing

        package func show(_ notification: OutsideNotification) {
            guard let capabilities else {
                waiting.removeAll { $0.identifier == notification.identifier }
                waiting.append(notification)
                return ask()
            }
            let old = shown[notification.identifier]
            if let old, old.number == nil {
                shown[notification.identifier]?.next = .show(notification)
                return
            }
            shown[notification.identifier] = Shown(
                replyAction: notification.actions.first(where: \.takesReply)?.identifier)
            bus.call(
                BusCall(
                    destination: Self.service, path: Self.path, interface: Self.service,
                    member: "Notify",
                    arguments: arguments(notification, replacing: old?.number ?? 0, capabilities))
            ) { [weak self] in self?.noteShown(notification.identifier, $0) }
        }

        package func withdraw(_ identifier: String) {
            waiting.removeAll { $0.identifier == identifier }
            guard let old = shown[identifier] else { return }
            guard let number = old.number else {
                shown[identifier]?.next = .withdraw
                return
            }
            shown[identifier] = nil
            bus.call(
                BusCall(
                    destination: Self.service, path: Self.path, interface: Self.service,
                    member: "CloseNotification", arguments: [.uint32(UInt32(clamping: number))])
            ) { _ in }
        }

        private func noteShown(_ identifier: String, _ answer: Result<[BusValue], BusError>) {
            let next = shown[identifier]?.next
            do {
                guard let number = try answer.get().first?.int else {
                    throw BusError("it gave the notification no number")
                }
                shown[identifier]?.number = number
                shown[identifier]?.next = nil
            } catch {
                shown[identifier] = nil
                fail(error)
            }
            switch next {
            case .show(let notification): show(notification)
            case .withdraw: withdraw(identifier)
            case nil: break
            }
        }

        private func fail(_ error: any Error) {
            guard !hasFailed else { return }
            hasFailed = true
            logger.warning("The desktop does not show notifications: \(error)")
        }

        // MARK: What is said

        private func arguments(
            _ notification: OutsideNotification, replacing number: Int, _ capabilities: Set<String>
        ) -> [BusValue] {
            let title = Self.clipped(notification.title, to: Self.titleLimit)
            var actions: [BusValue] = []
            if capabilities.contains("actions") {
                actions = [.string(Self.opening), .string(title)]
                for action in notification.actions.prefix(Self.mostActions) {
                    let writes = action.takesReply && capabilities.contains(Self.replying)
                    actions += [
                        .string(writes ? Self.replying : Self.prefix + action.identifier),
                        .string(Self.clipped(action.title, to: Self.titleLimit)),
                    ]
                }
            }
            var hints: [String: BusValue] = [
                "desktop-entry": .string(appID),
                "urgency": .byte(UInt8(notification.urgency.rawValue)),
            ]
            if notification.isSilent { hints["suppress-sound"] = .bool(true) }
            if let picture = notification.picture {
                hints["image-path"] = .string(URL(fileURLWithPath: picture).absoluteString)
            }
            let body = Self.clipped(notification.body, to: Self.bodyLimit)
            return [
                .string(notification.app), .uint32(UInt32(clamping: number)), .string(""),
                .string(title),
                .string(capabilities.contains("body-markup") ? Self.escaped(body) : body),
                .array(of: "s", actions), .dictionary(hints), .int32(-1),
            ]
        }

        /// KDE's action and capability, which other desktops have taken over.
        private static let replying = "inline-reply"
        /// Before the names of an app's actions, which may be those of others.
        private static let prefix = "action "
        private static let mostActions = 4
        private static let titleLimit = 200
        private static let bodyLimit = 2_000

        private static func clipped(_ text: String, to limit: Int) -> String {
            text.count > limit ? text.prefix(limit - 1) + "…" : text
        }

        /// The text with its characters of markup written as entities.
        private static func escaped(_ text: String) -> String {
            text.replacingOccurrences(of: "&", with: "&amp;")
                .replacingOccurrences(of: "<", with: "&lt;")
                .replacingOccurrences(of: ">", with: "&gt;")
        }

        // MARK: Answers

        private func listen() {
            guard !isListening else { return }
            isListening = true
            for (member, heard) in [
                ("ActionInvoked", { $0.noteAction($1, $2?.string ?? "") }),
                ("NotificationClosed", { $0.noteClosed($1, reason: $2?.int ?? 0) }),
                ("NotificationReplied", { $0.noteReply($1, $2?.string ?? "") }),
            ] as [(String, @MainActor (DesktopNotifications, Int, BusValue?) -> Void)] {
                _ = bus.listen(
                    for: BusSignal(
                        sender: Self.service, interface: Self.service, member: member,
                        path: Self.path)
                ) { [weak self] values in
                    guard let self, let number = values.first?.int else { return }
                    heard(self, number, values.value(at: 1))
                }
            }
        }

        /// Asks what the desktop's notifications can do. Where none answers, it is asked again for the
        /// next notification.
        private func ask() {
            listen()
            guard !isAsking else { return }
            isAsking = true
            bus.call(
                BusCall(
                    destination: Self.service, path: Self.path, interface: Self.service,
                    member: "GetCapabilities")
            ) { [weak self] in self?.noteCapabilities($0) }
        }

        private func noteCapabilities(_ answer: Result<[BusValue], BusError>) {
            isAsking = false
            switch answer {
            case .success(let values): capabilities = Set(values.first?.strings ?? [])
            case .failure(let error):
                fail(error)
                waiting = []
                return
            }
            let due = waiting
            waiting = []
            due.forEach(show)
        }

        private func identifier(of number: Int) -> String? {
            shown.first { $0.value.number == number }?.key
        }

        private func noteAction(_ number: Int, _ action: String) {
            guard let identifier = identifier(of: number),
                action == Self.opening || action.hasPrefix(Self.prefix)
            else { return }
            shown[identifier] = nil
            guard action != Self.opening else { return answered(identifier, .opened) }
            answered(
                identifier, .action(String(action.dropFirst(Self.prefix.count)), reply: nil))
        }

        private func noteReply(_ number: Int, _ text: String) {
            guard let identifier = identifier(of: number),
                let action = shown[identifier]?.replyAction
            else { return }
            shown[identifier] = nil
            answered(identifier, .action(action, reply: text))
        }

        /// By the specification the reason is 2 if the user has closed it; others are that it has
        /// expired, and that the app has taken it away.
        private func noteClosed(_ number: Int, reason: Int) {
            guard let identifier = identifier(of: number) else { return }
            shown[identifier] = nil
            if reason == 2 { answered(identifier, .dismissed) }
        }
    }
#endif
