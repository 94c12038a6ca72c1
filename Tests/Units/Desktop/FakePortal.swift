#if SDL
    import Foundation

    @testable import Desktop

    /// A desktop's portal of a test's own: it notes the panels that apps ask for, and ends them as
    /// the test says.
    @MainActor
    final class FakePortal: BusObject {
        /// A panel that an app asks for.
        struct Call {
            let member: String
            let parent: String?
            let title: String?
            let options: BusValue
        }

        let bus: SessionBus
        let calls = Mailbox<Call>()
        /// Told when an app closes a panel.
        let closings = Mailbox<String>()
        private let version: UInt32
        /// The connection that asks, which names the requests' objects.
        private let client: String
        private var exports: [UUID] = []
        private var requests: [FakeRequest] = []

        /// Serves the panels that `portal` shows.
        init(at address: String, for portal: FilePortal, version: UInt32 = 3) async throws {
            self.version = version
            client = try await withCheckedThrowingContinuation { continuation in
                portal.bus.connect { continuation.resume(with: $0.mapError { $0 as any Error }) }
            }
            bus = SessionBus(address: address, patience: .seconds(600))
            exports.append(bus.export(self, at: FilePortal.path, interface: Self.interface))
            try await bus.take(name: FilePortal.service)
        }

        var properties: [String: BusValue] { ["version": .uint32(version)] }

        func answer(_ member: String, _ arguments: [BusValue]) -> [BusValue]? {
            guard ["OpenFile", "SaveFile"].contains(member), let options = arguments.last else {
                return nil
            }
            let call = Call(
                member: member, parent: arguments.first?.string,
                title: arguments.value(at: 1)?.string, options: options)
            let request = FakeRequest { [closings] in closings.send(call.title ?? "") }
            requests.append(request)
            exports.append(
                bus.export(request, at: path(of: call), interface: FakeRequest.interface))
            calls.send(call)
            return [.path(path(of: call))]
        }

        private func path(of call: Call) -> String {
            let sender = client.dropFirst().replacingOccurrences(of: ".", with: "_")
            let token = call.options["handle_token"]?.string ?? "none"
            return "\(FilePortal.path)/request/\(sender)/\(token)"
        }

        /// Ends a panel: 0 stands for a choice, 1 for cancelling.
        func end(_ call: Call, _ code: UInt32, _ results: [String: BusValue] = [:]) {
            bus.emit(
                "Response", of: FilePortalPanel.interface, at: path(of: call),
                [.uint32(code), .dictionary(results)])
        }

        func choose(_ uris: [String], in call: Call, filter: BusValue? = nil) {
            var results: [String: BusValue] = ["uris": .array(of: "s", uris.map { .string($0) })]
            results["current_filter"] = filter
            end(call, 0, results)
        }

        func vanish() async throws { try await bus.giveUp(name: FilePortal.service) }

        private static let interface = """
            <node><interface name="\(FilePortal.interface)">
              <method name="OpenFile"><arg type="s" direction="in"/>
                <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
                <arg type="o" direction="out"/></method>
              <method name="SaveFile"><arg type="s" direction="in"/>
                <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
                <arg type="o" direction="out"/></method>
              <property name="version" type="u" access="read"/>
            </interface></node>
            """
    }

    /// The object of one request.
    @MainActor
    private final class FakeRequest: BusObject {
        private let closed: () -> Void

        init(closed: @escaping () -> Void) { self.closed = closed }

        var properties: [String: BusValue] { [:] }

        func answer(_ member: String, _ arguments: [BusValue]) -> [BusValue]? {
            guard member == "Close" else { return nil }
            closed()
            return []
        }

        static let interface = """
            <node><interface name="\(FilePortalPanel.interface)">
              <method name="Close"/>
              <signal name="Response"><arg type="u"/><arg type="a{sv}"/></signal>
            </interface></node>
            """
    }
#endif
