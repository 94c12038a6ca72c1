#if SDL
    import Foundation
    import Logging
    import Scenes
    import Testing
    import Views
    import Widgets

    @testable import Desktop

    /// Answers are waited for as long as all the other tests take, which share the main actor.
    @MainActor @Suite(.timeLimit(.minutes(60)))
    struct StatusItemsTests {
        private let presence = Mailbox<Bool?>()
        private let registered = Mailbox<String>()
        private let pixel = StatusPicture(width: 1, height: 1, bytes: [255, 1, 2, 3])
        private let menu = "com.canonical.dbusmenu"

        private func items(at address: String) -> StatusItems {
            let items = StatusItems(
                busAt: address, patience: .seconds(600), appID: "test",
                logger: Logger(label: "test")
            ) { _ in [pixel] }
            items.presenceChanged = { [presence, weak items] in presence.send(items?.isPresent) }
            return items
        }

        private func icon(
            _ entries: [MenuEntry], title: String = "Tools", action: StatusIcon.Action = .menu
        ) -> StatusIcon {
            StatusIcon(
                id: "MenuBarExtra", title: title, label: AnyView(Text("Tools")), action: action,
                entries: entries)
        }

        @Test("An icon is there where a desktop shows some, with its title, picture and menu")
        func registering() async throws {
            let bus = try PrivateBus()
            let watcher = try await FakeWatcher(at: bus.address, registered: registered)
            let items = items(at: bus.address)
            #expect(items.isPresent == nil)
            try #require(try await presence.next() == true)
            items.show([icon([])])
            let name = try await registered.next()
            #expect(try await watcher.property(name, "Title")?.string == "Tools")
            #expect(try await watcher.property(name, "Id")?.string == "test")
            #expect(try await watcher.property(name, "ItemIsMenu")?.bool == true)
            let pictures = try #require(try await watcher.property(name, "IconPixmap")).values
            #expect(pictures == [pixel.busValue])
            #expect(try await watcher.property(name, "Menu")?.string == StatusMenu.path)
            withExtendedLifetime(items) {}
        }

        @Test("The desktop draws an icon's menu, and what is chosen there is done")
        func choosing() async throws {
            let bus = try PrivateBus()
            let watcher = try await FakeWatcher(at: bus.address, registered: registered)
            let items = items(at: bus.address)
            _ = items.isPresent
            _ = try await presence.next()
            let chosen = Mailbox<String>()
            func entry(_ title: String) -> MenuEntry {
                MenuEntry(.item, title: title, item: MenuItem { chosen.send(title) })
            }
            var checked = entry("Snap_to")
            checked.isSelected = true
            var disabled = entry("Gone")
            disabled.isEnabled = false
            let inner = MenuEntry(.submenu([entry("Deep")]), title: "More")
            items.show([icon([checked, inner, .divider, disabled, entry("Last")])])
            let name = try await registered.next()
            let answer = try await watcher.ask(
                name, StatusMenu.path, menu, "GetLayout",
                [.int32(0), .int32(-1), .array(of: "s", [])])
            let root = try #require(answer.last)
            let children = root.values[2].values
            #expect(children.map { $0.values.first?.int } == [1, 2, 4, 5, 6])
            let properties = children.map { $0.values[1] }
            #expect(properties[0]["label"]?.string == "Snap__to")
            #expect(properties[0]["toggle-state"]?.int == 1)
            #expect(properties[1]["children-display"]?.string == "submenu")
            #expect(children[1].values[2].values.first?.values[1]["label"]?.string == "Deep")
            #expect(properties[2]["type"]?.string == "separator")
            #expect(properties[3]["enabled"]?.bool == false)
            for number: Int32 in [5, 3] {
                let data = BusValue.variant(.int32(0))
                _ = try await watcher.ask(
                    name, StatusMenu.path, menu, "Event",
                    [.int32(number), .string("clicked"), data, .uint32(0)])
            }
            // The disabled one did nothing.
            #expect(try await chosen.next() == "Deep")
            withExtendedLifetime(items) {}
        }

        @Test("A press of an icon with a window opens the window")
        func pressing() async throws {
            let bus = try PrivateBus()
            let watcher = try await FakeWatcher(at: bus.address, registered: registered)
            let items = items(at: bus.address)
            _ = items.isPresent
            _ = try await presence.next()
            let pressed = Mailbox<Bool>()
            items.show([icon([], action: .window { pressed.send(true) })])
            let name = try await registered.next()
            #expect(try await watcher.property(name, "ItemIsMenu")?.bool == false)
            _ = try await watcher.ask(
                name, StatusItem.path, "org.kde.StatusNotifierItem", "Activate",
                [.int32(10), .int32(20)])
            #expect(try await pressed.next())
            withExtendedLifetime(items) {}
        }

        @Test("Icons go with what shows them, and come again with it")
        func restarting() async throws {
            let bus = try PrivateBus()
            let watcher = try await FakeWatcher(at: bus.address, registered: registered)
            let items = items(at: bus.address)
            _ = items.isPresent
            try #require(try await presence.next() == true)
            items.show([icon([])])
            let first = try await registered.next()
            watcher.hasHost = false
            watcher.say("StatusNotifierHostUnregistered")
            try #require(try await presence.next() == false)
            watcher.hasHost = true
            watcher.say("StatusNotifierHostRegistered")
            try #require(try await presence.next() == true)
            items.show([icon([])])
            #expect(try await registered.next() != first)
            try await watcher.vanish()
            try #require(try await presence.next() == false)
            withExtendedLifetime((items, watcher)) {}
        }

        @Test("Without anything that shows icons there are none")
        func absence() async throws {
            let bus = try PrivateBus()
            let items = items(at: bus.address)
            #expect(items.isPresent == nil)
            try #require(try await presence.next() == false)
            let unreachable = self.items(at: "unix:path=/nowhere/at/all")
            #expect(unreachable.isPresent == nil)
            try #require(try await presence.next() == false)
            withExtendedLifetime((items, unreachable)) {}
        }
    }
#endif
