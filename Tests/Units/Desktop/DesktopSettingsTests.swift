#if SDL
    import Automation
    import CasementTesting
    import Casement
    import Drawing
    import Foundation
    import Testing

    @testable import Desktop
    @testable import Hosting

    /// The settings of a desktop, and apps that follow them.
    @MainActor @Suite(.timeLimit(.minutes(60)))
    struct DesktopSettingsTests {
        private let bus: PrivateBus
        private let changes = Mailbox<UserSettings>()

        init() throws { bus = try PrivateBus() }

        /// Settings that nothing was waited for: the desktop answers on the thread that would wait.
        private func settings() -> DesktopSettings {
            let settings = DesktopSettings(busAt: bus.address, waiting: .zero)
            settings.changed = { [changes, weak settings] in
                if let settings { changes.send(settings.settings) }
            }
            return settings
        }

        private func expected(
            _ change: (inout UserSettings) -> Void
        ) -> UserSettings {
            var settings = UserSettings()
            change(&settings)
            return settings
        }

        @Test("What the desktop says is known, and what it says later")
        func values() async throws {
            let desktop = try await FakeDesktop(at: bus.address)
            desktop.values = [
                "org.freedesktop.appearance": [
                    "color-scheme": .uint32(1), "contrast": .uint32(1),
                    "reduced-motion": .uint32(1),
                    "accent-color": .tuple([.double(0), .double(0.5), .double(1)]),
                ],
                "org.gnome.desktop.interface": ["text-scaling-factor": .double(1.25)],
            ]
            let settings = settings()
            let first = expected {
                $0.colorScheme = .dark
                $0.contrast = .increased
                $0.reducesMotion = true
                $0.accent = UserAccent(ResolvedColor(red: 0, green: 0.5, blue: 1))
                $0.typeSize = .xxLarge
            }
            #expect(try await changes.next() == first)
            desktop.change("org.freedesktop.appearance", "color-scheme", .uint32(0))
            #expect(try await changes.next().colorScheme == .light)
            desktop.change("org.freedesktop.appearance", "contrast", .uint32(0))
            #expect(try await changes.next().contrast == .standard)
            desktop.change("org.gnome.desktop.interface", "text-scaling-factor", .double(1))
            #expect(try await changes.next().typeSize == .large)
            // A colour out of range is the word for none.
            desktop.change(
                "org.freedesktop.appearance", "accent-color",
                .tuple([.double(-1), .double(-1), .double(-1)]))
            #expect(try await changes.next().accent == UserAccent(nil))
            withExtendedLifetime(settings) {}
        }

        @Test("An older desktop says it by GNOME's names")
        func older() async throws {
            let desktop = try await FakeDesktop(at: bus.address)
            desktop.values = [
                "org.gnome.desktop.interface": [
                    "color-scheme": .string("prefer-dark"), "enable-animations": .bool(false),
                ],
                "org.gnome.desktop.a11y.interface": ["high-contrast": .bool(true)],
            ]
            let settings = settings()
            #expect(
                try await changes.next()
                    == expected {
                        $0.colorScheme = .dark
                        $0.contrast = .increased
                        $0.reducesMotion = true
                    })
            withExtendedLifetime(settings) {}
        }

        @Test("Whether a screen reader runs is known from the bus of assistive technology")
        func readers() async throws {
            let readers = try await FakeReaders(at: bus.address)
            readers.isEnabled = true
            let settings = settings()
            #expect(try await changes.next().hasScreenReader == true)
            readers.change(to: false)
            #expect(try await changes.next().hasScreenReader == false)
            withExtendedLifetime(settings) {}
        }

        @Test("Values of other types, of other names and without an end set nothing")
        func absurd() async throws {
            let desktop = try await FakeDesktop(at: bus.address)
            desktop.values = [
                "org.freedesktop.appearance": [
                    "color-scheme": .string("dark"), "contrast": .double(.nan),
                    "reduced-motion": .int32(.min),
                    "accent-color": .tuple([.double(1e300), .double(-1), .double(.nan)]),
                ],
                "org.example.other": ["color-scheme": .uint32(1)],
            ]
            let settings = settings()
            #expect(
                try await changes.next()
                    == expected {
                        $0.reducesMotion = false
                        $0.accent = UserAccent(nil)
                    })
            desktop.emit([.string("org.freedesktop.appearance")])
            desktop.emit([])
            desktop.change("org.example.other", "color-scheme", .uint32(1))
            desktop.change("org.freedesktop.appearance", "reduced-motion", .uint32(1))
            #expect(try await changes.next().reducesMotion == true)
            withExtendedLifetime(settings) {}
        }

        @Test(
            "An answer within the time is waited for, and a desktop without settings sets nothing")
        func waiting() {
            // The bus answers by itself that there is no portal.
            let settings = DesktopSettings(busAt: bus.address, waiting: .seconds(600))
            #expect(settings.settings == UserSettings())
            let call = BusCall(
                destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
                interface: "org.freedesktop.DBus", member: "GetId")
            let answer = settings.bus.call(call, waiting: .seconds(600)) { _ in }
            #expect(try! answer?.get().first?.string?.count == 32)
            let nowhere = DesktopSettings(busAt: "unix:path=/nowhere", waiting: .seconds(600))
            #expect(nowhere.settings == UserSettings())
        }

        // MARK: Apps

        private struct Surroundings: View {
            @Environment(\.colorScheme) private var colorScheme
            @Environment(\.colorSchemeContrast) private var contrast
            @Environment(\.accessibilityReduceMotion) private var reducesMotion
            @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken

            var body: some View {
                Text(colorScheme == .dark ? "dark" : "light")
                Text(contrast == .increased ? "high contrast" : "low contrast")
                Text(reducesMotion ? "still" : "moving")
                Text(isSpoken ? "spoken" : "silent")
            }
        }

        private final class GivenSettings: UserSettingsSource {
            var settings = UserSettings() { didSet { changed?() } }
            var changed: (() -> Void)?
        }

        @Test("An app follows what the user sets while it runs, but for what its launch has said")
        func following() {
            let app = TestApp { Surroundings() }
            let source = GivenSettings()
            app.host.follow(source, except: expected { $0.contrast = .standard })
            source.settings = expected {
                $0.colorScheme = .dark
                $0.contrast = .increased
                $0.reducesMotion = true
                $0.hasScreenReader = true
            }
            app.settle()
            for word in ["dark", "low contrast", "still", "spoken"] { app.find(word).expect() }
            // What a test sets stays until the user sets that.
            app.setEnvironment(\.colorScheme, to: .light)
            source.settings.reducesMotion = false
            app.settle()
            for word in ["light", "moving"] { app.find(word).expect() }
        }
    }
#endif
