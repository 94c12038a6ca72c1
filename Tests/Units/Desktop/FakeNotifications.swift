#if SDL
    import Foundation

    @testable import Desktop

    /// A desktop's notifications, of a test's own: it notes what it is asked to show.
    @MainActor
    final class FakeNotifications: BusObject {
        /// A call of `Notify` with the number that it got, or the number that was closed.
        enum Message: Equatable {
            case shown(Int, [BusValue])
            case closed(Int)
        }

        private let bus: SessionBus
        private let messages: Mailbox<Message>
        private let capabilities: [String]
        private var exports: [UUID] = []
        private var count = 0

        init(
            at address: String, capabilities: [String], messages: Mailbox<Message>
        ) async throws {
            bus = SessionBus(address: address, patience: .seconds(600))
            self.messages = messages
            self.capabilities = capabilities
            exports.append(
                bus.export(self, at: DesktopNotifications.path, interface: Self.interface))
            try await bus.take(name: DesktopNotifications.service)
        }

        var properties: [String: BusValue] { [:] }

        func answer(_ member: String, _ arguments: [BusValue]) -> [BusValue]? {
            switch member {
            case "GetCapabilities":
                return [.array(of: "s", capabilities.map { .string($0) })]
            case "Notify":
                let replaced = arguments.value(at: 1)?.int ?? 0
                if replaced == 0 { count += 1 }
                let number = replaced == 0 ? count : replaced
                messages.send(.shown(number, arguments))
                return [.uint32(UInt32(number))]
            case "CloseNotification":
                messages.send(.closed(arguments.first?.int ?? 0))
                return []
            default: return nil
            }
        }

        func say(_ signal: String, _ number: Int, _ value: BusValue) {
            bus.emit(
                signal, of: DesktopNotifications.service, at: DesktopNotifications.path,
                [.uint32(UInt32(number)), value])
        }

        private static let interface = """
            <node><interface name="\(DesktopNotifications.service)">
              <method name="GetCapabilities"><arg type="as" direction="out"/></method>
              <method name="Notify">
                <arg type="s" direction="in"/><arg type="u" direction="in"/>
                <arg type="s" direction="in"/><arg type="s" direction="in"/>
                <arg type="s" direction="in"/><arg type="as" direction="in"/>
                <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
                <arg type="u" direction="out"/>
              </method>
              <method name="CloseNotification"><arg type="u" direction="in"/></method>
              <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
              <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
              <signal name="NotificationReplied"><arg type="u"/><arg type="s"/></signal>
            </interface></node>
            """
    }
#endif
