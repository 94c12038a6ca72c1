#if SDL
    import Foundation

    @testable import Desktop

    /// A desktop of a test's own that says what its user has set.
    @MainActor
    final class FakeDesktop: BusObject {
        /// By namespace and key.
        var values: [String: [String: BusValue]] = [:]
        private let bus: SessionBus

        init(at address: String) async throws {
            bus = SessionBus(address: address, patience: .seconds(600))
            _ = bus.export(self, at: DesktopSettings.path, interface: Self.interface)
            try await bus.take(name: DesktopSettings.service)
        }

        var properties: [String: BusValue] { ["version": .uint32(2)] }

        func answer(_ member: String, _ arguments: [BusValue]) -> [BusValue]? {
            guard member == "ReadAll" else { return nil }
            let spaces = arguments.first?.strings ?? []
            let entries = values.filter { spaces.contains($0.key) || $0.key.contains("example") }
                .map { BusValue.entry(.string($0.key), .dictionary($0.value)) }
            return [.array(of: "{sa{sv}}", entries)]
        }

        func change(_ space: String, _ key: String, _ value: BusValue) {
            emit([.string(space), .string(key), .variant(value)])
        }

        func emit(_ arguments: [BusValue]) {
            bus.emit(
                "SettingChanged", of: DesktopSettings.interface, at: DesktopSettings.path,
                arguments)
        }

        private static let interface = """
            <node><interface name="\(DesktopSettings.interface)">
              <method name="ReadAll"><arg type="as" direction="in"/>
                <arg type="a{sa{sv}}" direction="out"/></method>
              <property name="version" type="u" access="read"/>
            </interface></node>
            """
    }

    /// A bus of assistive technology that says whether a screen reader runs.
    @MainActor
    final class FakeReaders: BusObject {
        var isEnabled = false
        private let bus: SessionBus
        private static let status = "org.a11y.Status"

        init(at address: String) async throws {
            bus = SessionBus(address: address, patience: .seconds(600))
            _ = bus.export(self, at: DesktopSettings.readersPath, interface: Self.interface)
            try await bus.take(name: DesktopSettings.readers)
        }

        var properties: [String: BusValue] { ["ScreenReaderEnabled": .bool(isEnabled)] }

        func answer(_ member: String, _ arguments: [BusValue]) -> [BusValue]? { nil }

        func change(to isEnabled: Bool) {
            self.isEnabled = isEnabled
            bus.emit(
                "PropertiesChanged", of: "org.freedesktop.DBus.Properties",
                at: DesktopSettings.readersPath,
                [.string(Self.status), .dictionary(properties), .array(of: "s", [])])
        }

        private static let interface = """
            <node><interface name="\(status)">
              <property name="ScreenReaderEnabled" type="b" access="readwrite"/>
            </interface></node>
            """
    }
#endif
