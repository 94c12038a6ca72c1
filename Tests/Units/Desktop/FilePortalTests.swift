#if SDL
    import Automation
    import Casement
    import CasementTesting
    import ContentTypes
    import Foundation
    import Testing
    import Widgets

    @testable import Desktop

    /// Choosing, naming and moving files in the panel of a desktop's portal.
    @MainActor @Suite(.timeLimit(.minutes(60)))
    struct FilePortalTests {
        private let bus: PrivateBus
        private let panels: WatchedPanels
        private let temporary: TemporaryFolder
        private var folder: URL { temporary.url }

        init() throws {
            bus = try PrivateBus()
            panels = WatchedPanels(at: bus.address) { _ in "x11:2a" }
            temporary = try TemporaryFolder()
            let folder = temporary.url
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
            try Data("pear".utf8).write(to: folder.appendingPathComponent("päar 1.txt"))
        }

        private func portal(version: UInt32 = 3) async throws -> FakePortal {
            try await FakePortal(at: bus.address, for: panels.portal, version: version)
        }

        private func app<Content: View>(_ view: Content) -> TestApp {
            let panels = panels
            return TestApp(size: CGSize(width: 800, height: 600)) {
                view.environment(\.desktopFilePanels, panels)
            }
        }

        /// Shows what follows the end of a panel.
        private func finish(_ app: TestApp) async throws {
            try await panels.endings.next()
            app.advance(by: .seconds(1))
        }

        // MARK: Opening

        private struct Importing: View {
            let folder: URL
            var types: [UTType] = [.plainText, .png]
            var several = true
            var refuses = false
            @State private var isOpen = false
            @State private var outcome = "nothing"

            var body: some View {
                VStack {
                    Text(outcome)
                    Button("Import") { isOpen = true }
                    Button("Give Up") { isOpen = false }
                    panel
                }
            }

            @ViewBuilder private var panel: some View {
                let base = Color.clear.fileImporter(
                    isPresented: $isOpen, allowedContentTypes: types,
                    allowsMultipleSelection: several
                ) { result in
                    outcome = ((try? result.get()) ?? []).map(\.path).joined(separator: "|")
                } onCancellation: {
                    outcome = "cancelled"
                }
                .fileDialogDefaultDirectory(folder)
                if refuses {
                    base.fileDialogURLEnabled(#Predicate<URL> { $0.isFileURL })
                } else {
                    base.fileDialogMessage("Which ones?").fileDialogConfirmationLabel("Take_it")
                }
            }
        }

        @Test("The portal is told the title, the types, the folder and the window of an importer")
        func opening() async throws {
            let portal = try await portal()
            let app = app(Importing(folder: folder))
            app.find("Import").tap()
            let call = try await portal.calls.next()
            #expect(call.member == "OpenFile")
            #expect(call.parent == "x11:2a")
            #expect(call.title == "Which ones?")
            #expect(call.options["accept_label"]?.string == "Take__it")
            #expect(call.options["multiple"]?.bool == true)
            #expect(call.options["directory"] == nil)
            #expect(call.options["current_folder"] == .bytes(Array(folder.path.utf8) + [0]))
            let filter = try #require(call.options["filters"]?.values.first)
            #expect(call.options["current_filter"] == filter)
            #expect(filter.values.first?.string == "Plain Text, PNG Image")
            let patterns = filter.values[1].values.compactMap { $0.values[1].string }
            #expect(patterns.prefix(2) == ["*.txt", "*.TXT"])
            #expect(patterns.suffix(2) == ["*.png", "*.PNG"])
            #expect(filter.values[1].values.allSatisfy { $0.values[0] == .uint32(0) })
            // Casement's own panel stays away.
            app.find("Path").expectNone()
        }

        @Test("S-790: The files that the portal names are those that the app gets")
        func choosing() async throws {
            let portal = try await portal()
            let app = app(Importing(folder: folder))
            app.find("Import").tap()
            let call = try await portal.calls.next()
            let first = folder.appendingPathComponent("päar 1.txt")
            portal.choose(
                [first.absoluteString, "https://a.b/c.txt", "file:///tmp/100%25.png"], in: call)
            try await finish(app)
            app.find("\(first.path)|/tmp/100%.png").expect()
            #expect(panels.log.lines.count == 1)
            #expect(panels.log.lines.first?.contains("https://a.b/c.txt") == true)
        }

        @Test("Cancelling the portal's panel is cancelling the dialog, which can be opened again")
        func cancelling() async throws {
            let portal = try await portal()
            let app = app(Importing(folder: folder))
            app.find("Import").tap()
            portal.end(try await portal.calls.next(), 1)
            try await finish(app)
            app.find("cancelled").expect()
            app.find("Import").tap()
            let again = try await portal.calls.next()
            portal.choose(["file:///tmp/a.txt"], in: again)
            try await finish(app)
            app.find("/tmp/a.txt").expect()
            #expect(panels.log.lines.isEmpty)
        }

        @Test("An app that takes its dialog back closes the portal's panel")
        func closing() async throws {
            let portal = try await portal()
            let app = app(Importing(folder: folder))
            app.find("Import").tap()
            _ = try await portal.calls.next()
            app.find("Give Up").tap()
            #expect(try await portal.closings.next() == "Which ones?")
            app.find("nothing").expect()
        }

        @Test("Folders alone are chosen in a panel of folders")
        func folders() async throws {
            let portal = try await portal()
            let app = app(Importing(folder: folder, types: [.folder], several: false))
            app.find("Import").tap()
            let call = try await portal.calls.next()
            #expect(call.options["directory"]?.bool == true)
            #expect(call.options["multiple"]?.bool == false)
            #expect(call.options["filters"] == nil)
            portal.choose([folder.appendingPathComponent("inner").absoluteString], in: call)
            try await finish(app)
            app.find(folder.appendingPathComponent("inner").path).expect()
        }

        // MARK: Without the portal's panel

        @Test("S-792: A predicate, or files beside folders, are for Casement's panel")
        func ownPanel() async throws {
            let portal = try await portal()
            for view in [
                Importing(folder: folder, refuses: true),
                Importing(folder: folder, types: [.plainText, .folder]),
                Importing(folder: folder, types: [.item]),
            ] {
                let app = app(view)
                app.find("Import").tap()
                app.advance(by: .seconds(1))
                app.find("Path").expect()
                app.find("päar 1.txt").expect()
            }
            withExtendedLifetime(portal) {}
        }

        @Test("A portal that cannot choose folders leaves them to Casement's panel")
        func oldPortal() async throws {
            let portal = try await portal(version: 2)
            let app = app(Importing(folder: folder, types: [.folder]))
            app.find("Import").tap()
            try await finish(app)
            app.find("Path").expect()
            #expect(panels.log.lines.isEmpty)
            withExtendedLifetime(portal) {}
        }

        @Test("S-791: Where no portal is, Casement's panel opens; the portal is tried again later")
        func absence() async throws {
            let app = app(Importing(folder: folder))
            app.find("Import").tap()
            try await finish(app)
            app.find("Path").expect()
            app.key("Escape")
            app.advance(by: .seconds(1))
            app.find("cancelled").expect()
            #expect(panels.log.lines.isEmpty)
            let portal = try await portal()
            app.find("Import").tap()
            _ = try await portal.calls.next()
            app.find("Path").expectNone()
        }

        @Test("A bus that nobody serves is said once, and Casement's panels open")
        func noBus() async throws {
            let panels = WatchedPanels(at: "unix:path=/nowhere/at/all")
            let app = TestApp(size: CGSize(width: 800, height: 600)) {
                Importing(folder: folder).environment(\.desktopFilePanels, panels)
            }
            app.find("Import").tap()
            try await panels.endings.next()
            app.advance(by: .seconds(1))
            app.find("Path").expect()
            app.key("Escape")
            app.advance(by: .seconds(1))
            app.find("Import").tap()
            app.advance(by: .seconds(1))
            app.find("Path").expect()
            #expect(panels.log.lines.count == 1)
        }

        @Test("S-791: A portal that goes while its panel is open is said once; Casement's follows")
        func vanishing() async throws {
            let portal = try await portal()
            let app = app(Importing(folder: folder))
            app.find("Import").tap()
            _ = try await portal.calls.next()
            try await portal.vanish()
            try await finish(app)
            #expect(panels.log.lines.count == 1)
            #expect(panels.log.lines.first?.contains("went away") == true)
            app.find("päar 1.txt").tap()
            app.find("Take_it").tap()
            app.advance(by: .seconds(1))
            app.find(folder.appendingPathComponent("päar 1.txt").path).expect()
            // Without the portal the next panel is Casement's at once, and nothing more is said.
            app.find("Import").tap()
            try await finish(app)
            app.find("Path").expect()
            #expect(panels.log.lines.count == 1)
        }

        @Test("A panel that the portal loses is Casement's")
        func losing() async throws {
            let portal = try await portal()
            let app = app(Importing(folder: folder))
            app.find("Import").tap()
            portal.end(try await portal.calls.next(), 2)
            try await finish(app)
            app.find("Path").expect()
            #expect(panels.log.lines.count == 1)
        }

        @Test("No bus is connected to before the first panel")
        func nothingAtLaunch() async throws {
            let watcher = SessionBus(address: bus.address, patience: .seconds(600))
            let before = try await watcher.names()
            let app = app(Importing(folder: folder))
            #expect(try await watcher.names() == before)
            app.find("Import").tap()
            try await finish(app)
            #expect(try await watcher.names().count == before.count + 1)
        }
    }

    extension SessionBus {
        /// All connections and names on the bus.
        @MainActor
        fileprivate func names() async throws -> [String] {
            let call = BusCall(
                destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
                interface: "org.freedesktop.DBus", member: "ListNames")
            let values = try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<[BusValue], any Error>) in
                self.call(call) { continuation.resume(with: $0.mapError { $0 as any Error }) }
            }
            return values.value(at: 0)?.strings.sorted() ?? []
        }
    }
#endif
