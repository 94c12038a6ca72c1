#if SDL
    import Drawing
    import Foundation
    import Hosting
    import Views

    /// What the user of the desktop has set: by the portal for settings, and by the bus of assistive
    /// technology, which knows whether a screen reader runs.
    ///
    /// The portal's names are those of its specification, `org.freedesktop.appearance`, and GNOME's for
    /// what that lacks or older desktops do not have.
    @MainActor
    package final class DesktopSettings: UserSettingsSource {
        static let service = "org.freedesktop.portal.Desktop"
        static let path = "/org/freedesktop/portal/desktop"
        static let interface = "org.freedesktop.portal.Settings"
        static let readers = "org.a11y.Bus"
        static let readersPath = "/org/a11y/bus"

        package private(set) var settings = UserSettings()
        package var changed: (() -> Void)?

        let bus: SessionBus
        private var listening: [UUID] = []
        /// What the portal has said, by namespace and key.
        private var values: [Name: BusValue] = [:]
        private var hasScreenReader: Bool?

        private struct Name: Hashable {
            let space: String
            let key: String
        }

        private static let spaces = [
            appearance, desktop, "org.gnome.desktop.a11y.interface",
        ]
        private static let appearance = "org.freedesktop.appearance"
        private static let desktop = "org.gnome.desktop.interface"

        /// Asks at an address, and waits for the answer so long that the first frame has the desktop's
        /// colours. What comes later is a change.
        package init(busAt address: String, waiting limit: Duration = .milliseconds(100)) {
            bus = SessionBus(address: address)
            listening = [
                bus.listen(
                    for: BusSignal(
                        sender: Self.service, interface: Self.interface, member: "SettingChanged",
                        path: Self.path)
                ) { [weak self] in self?.note(change: $0) },
                bus.listen(
                    for: BusSignal(
                        sender: Self.readers, interface: Self.properties,
                        member: "PropertiesChanged", path: Self.readersPath,
                        firstArgument: Self.status)
                ) { [weak self] in self?.note(readers: $0.value(at: 1)?["ScreenReaderEnabled"]) },
            ]
            bus.call(
                BusCall(
                    destination: Self.readers, path: Self.readersPath,
                    interface: Self.properties, member: "Get",
                    arguments: [.string(Self.status), .string("ScreenReaderEnabled")])
            ) { [weak self] in self?.note(readers: try? $0.get().first) }
            let call = BusCall(
                destination: Self.service, path: Self.path, interface: Self.interface,
                member: "ReadAll",
                arguments: [.array(of: "s", Self.spaces.map { .string($0) })])
            let answer = bus.call(call, waiting: limit) { [weak self] in
                self?.note(all: $0)
                self?.update()
            }
            if let answer { note(all: answer) }
            settings = read()
        }

        deinit { for id in listening { bus.forget(id) } }

        private static let properties = "org.freedesktop.DBus.Properties"
        private static let status = "org.a11y.Status"

        // MARK: What comes

        private func note(all answer: Result<[BusValue], BusError>) {
            // Without a portal nothing is set.
            guard case .success(let reply) = answer else { return }
            for case .entry(let space, let keys) in reply.first?.values ?? [] {
                guard let space = space.string, case .dictionary(let found) = keys else { continue }
                for (key, value) in found where Self.spaces.contains(space) {
                    values[Name(space: space, key: key)] = value
                }
            }
        }

        private func note(change: [BusValue]) {
            guard let space = change.value(at: 0)?.string, Self.spaces.contains(space),
                let key = change.value(at: 1)?.string, let value = change.value(at: 2)
            else { return }
            values[Name(space: space, key: key)] = value
            update()
        }

        private func note(readers value: BusValue?) {
            guard let value = value?.bool else { return }
            hasScreenReader = value
            update()
        }

        private func update() {
            let new = read()
            guard new != settings else { return }
            settings = new
            changed?()
        }

        // MARK: What it means

        private func value(_ space: String, _ key: String) -> BusValue? {
            values[Name(space: space, key: key)]
        }

        private func read() -> UserSettings {
            var settings = UserSettings()
            if let scheme = value(Self.appearance, "color-scheme")?.int {
                settings.colorScheme = scheme == 1 ? .dark : .light
            } else if let scheme = value(Self.desktop, "color-scheme")?.string {
                settings.colorScheme = scheme == "prefer-dark" ? .dark : .light
            }
            if let contrast = value(Self.appearance, "contrast")?.int {
                settings.contrast = contrast == 1 ? .increased : .standard
            } else if let high = value("org.gnome.desktop.a11y.interface", "high-contrast")?.bool {
                settings.contrast = high ? .increased : .standard
            }
            if let motion = value(Self.appearance, "reduced-motion")?.int {
                settings.reducesMotion = motion == 1
            } else if let animates = value(Self.desktop, "enable-animations")?.bool {
                settings.reducesMotion = !animates
            }
            settings.accent = value(Self.appearance, "accent-color").map {
                UserAccent(Self.color($0))
            }
            settings.typeSize = value(Self.desktop, "text-scaling-factor")?.double
                .flatMap(Self.typeSize)
            settings.hasScreenReader = hasScreenReader
            return settings
        }

        /// Red, green and blue from 0 to 1; by the specification other numbers stand for no accent.
        private static func color(_ value: BusValue) -> ResolvedColor? {
            let parts = value.values.compactMap(\.double).filter { (0...1).contains($0) }
            guard parts.count == 3, value.values.count == 3 else { return nil }
            return ResolvedColor(
                red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]))
        }

        /// The size of type whose scale is nearest to a factor.
        private static func typeSize(_ factor: Double) -> DynamicTypeSize? {
            guard factor.isFinite, factor > 0 else { return nil }
            return DynamicTypeSize.allCases.min {
                abs($0.scale - factor) < abs($1.scale - factor)
            }
        }
    }
#endif
