#if SDL
    import Foundation

    @testable import Desktop

    /// A desktop's place for icons, of a test's own: it notes what registers, and asks the icons.
    @MainActor
    final class FakeWatcher: BusObject {
        let bus: SessionBus
        private let registered: Mailbox<String>
        private var exports: [UUID] = []
        var hasHost = true

        init(at address: String, registered: Mailbox<String>) async throws {
            bus = SessionBus(address: address, patience: .seconds(600))
            self.registered = registered
            exports.append(
                bus.export(self, at: StatusItems.watcherPath, interface: Self.interface))
            try await bus.take(name: StatusItems.watcher)
        }

        var properties: [String: BusValue] { ["IsStatusNotifierHostRegistered": .bool(hasHost)] }

        func answer(_ member: String, _ arguments: [BusValue]) -> [BusValue]? {
            guard member == "RegisterStatusNotifierItem", let name = arguments.first?.string
            else { return nil }
            registered.send(name)
            return []
        }

        func say(_ signal: String) {
            bus.emit(signal, of: StatusItems.watcher, at: StatusItems.watcherPath)
        }

        func vanish() async throws { try await bus.giveUp(name: StatusItems.watcher) }

        /// Calls a method of an icon or of its menu.
        func ask(
            _ item: String, _ path: String, _ interface: String, _ member: String,
            _ arguments: [BusValue] = []
        ) async throws -> [BusValue] {
            let call = BusCall(
                destination: item, path: path, interface: interface, member: member,
                arguments: arguments)
            return try await withCheckedThrowingContinuation { continuation in
                bus.call(call) { continuation.resume(with: $0.mapError { $0 as any Error }) }
            }
        }

        func property(_ item: String, _ name: String) async throws -> BusValue? {
            let interface = "org.kde.StatusNotifierItem"
            return try await ask(
                item, StatusItem.path, "org.freedesktop.DBus.Properties", "Get",
                [.string(interface), .string(name)]
            ).first
        }

        private static let interface = """
            <node><interface name="\(StatusItems.watcher)">
              <method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
              <property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
              <signal name="StatusNotifierHostRegistered"/>
              <signal name="StatusNotifierHostUnregistered"/>
            </interface></node>
            """
    }
#endif
