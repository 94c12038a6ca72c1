#if SDL
    import Automation
    import Casement
    import CasementTesting
    import ContentTypes
    import Foundation
    import Testing
    import Widgets

    @testable import Desktop

    /// Saving and moving files, and documents, in the panels of a desktop's portal.
    @MainActor @Suite(.timeLimit(.minutes(60)))
    struct FilePortalSavingTests {
        private let bus: PrivateBus
        private let panels: WatchedPanels
        private let temporary: TemporaryFolder
        private var folder: URL { temporary.url }

        init() throws {
            bus = try PrivateBus()
            panels = WatchedPanels(at: bus.address)
            temporary = try TemporaryFolder()
            try FileManager.default.createDirectory(
                at: temporary.url.appendingPathComponent("inner"),
                withIntermediateDirectories: true)
        }

        private func finish(_ app: TestApp) async throws {
            try await panels.endings.next()
            app.advance(by: .seconds(1))
        }

        private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

        private func text(_ name: String) throws -> String {
            try String(contentsOf: file(name), encoding: .utf8)
        }

        // MARK: Exporting and moving

        private struct Exporting: View {
            var types: [UTType] = [.plainText, .html]
            @State private var isOpen = false
            @State private var outcome = "nothing"

            var body: some View {
                VStack {
                    Text(outcome)
                    Button("Export") { isOpen = true }
                }
                .fileExporter(
                    isPresented: $isOpen, document: Leaf(text: "leaf"), contentTypes: types,
                    defaultFilename: "list"
                ) { result in
                    let url = try? result.get()
                    outcome = url.map { "wrote \($0.lastPathComponent)" } ?? "failed"
                }
            }
        }

        private func exporting() async throws -> (TestApp, FakePortal, FakePortal.Call) {
            let portal = try await FakePortal(at: bus.address, for: panels.portal)
            let panels = panels
            let app = TestApp(size: CGSize(width: 800, height: 600)) {
                Exporting().environment(\.desktopFilePanels, panels)
            }
            app.find("Export").tap()
            return (app, portal, try await portal.calls.next())
        }

        @Test("The portal gets the name and the types of an exporter, and the file is written")
        func export() async throws {
            let (app, portal, call) = try await exporting()
            #expect(call.member == "SaveFile")
            #expect(call.parent == "")
            #expect(call.title == "Save a File")
            #expect(call.options["accept_label"]?.string == "Save")
            #expect(call.options["current_name"]?.string == "list.txt")
            let filters = call.options["filters"]?.values ?? []
            #expect(filters.map { $0.values.first?.string } == ["Plain Text", "HTML Document"])
            #expect(call.options["current_filter"] == filters.first)
            portal.choose([file("mine.txt").absoluteString], in: call)
            try await finish(app)
            app.find("wrote mine.txt").expect()
            #expect(try text("mine.txt") == "leaf as public.plain-text")
        }

        @Test("The chosen type is the one written, and it completes a name without an extension")
        func chosenType() async throws {
            let (app, portal, call) = try await exporting()
            let filter = call.options["filters"]?.values.last
            portal.choose([file("mine").absoluteString], in: call, filter: filter)
            try await finish(app)
            app.find("wrote mine.html").expect()
            #expect(try text("mine.html") == "leaf as public.html")
        }

        @Test("A name's extension counts more than the chosen type")
        func extensionFirst() async throws {
            let (app, portal, call) = try await exporting()
            let filter = call.options["filters"]?.values.first
            portal.choose([file("mine.html").absoluteString], in: call, filter: filter)
            try await finish(app)
            #expect(try text("mine.html") == "leaf as public.html")
        }

        @Test("A file that nobody was asked about is not replaced by completing a name")
        func noSilentReplacing() async throws {
            try Data("old".utf8).write(to: file("mine.txt"))
            let (app, portal, call) = try await exporting()
            portal.choose([file("mine").absoluteString], in: call)
            try await finish(app)
            app.find("wrote mine").expect()
            #expect(try text("mine.txt") == "old")
            #expect(try text("mine") == "leaf as public.plain-text")
        }

        private struct Moving: View {
            let file: URL
            @State private var isOpen = false
            @State private var outcome = "nothing"

            var body: some View {
                VStack {
                    Text(outcome)
                    Button("Rearrange") { isOpen = true }
                }
                .fileMover(isPresented: $isOpen, file: file) { result in
                    let url = try? result.get()
                    outcome = url.map { "moved \($0.lastPathComponent)" } ?? "failed"
                }
            }
        }

        @Test("A mover asks the portal for a folder, and moves the file into it")
        func moving() async throws {
            try Data("fig".utf8).write(to: file("fig.txt"))
            let portal = try await FakePortal(at: bus.address, for: panels.portal)
            let (panels, file) = (panels, file("fig.txt"))
            let app = TestApp(size: CGSize(width: 800, height: 600)) {
                Moving(file: file).environment(\.desktopFilePanels, panels)
            }
            app.find("Rearrange").tap()
            let call = try await portal.calls.next()
            #expect(call.member == "OpenFile")
            #expect(call.options["directory"]?.bool == true)
            #expect(call.options["accept_label"]?.string == "Move")
            portal.choose([self.file("inner").absoluteString], in: call)
            try await finish(app)
            app.find("moved fig.txt").expect()
            #expect(try text("inner/fig.txt") == "fig")
        }

        // MARK: Documents

        /// Leaves, with the panels that the test puts here.
        private struct LeavesApp: App {
            static var panels: WatchedPanels?

            var body: some Scene {
                DocumentGroup(newDocument: Leaf(text: "new")) { file in
                    VStack {
                        Text(file.fileURL?.lastPathComponent ?? "no file")
                        TextField("Text", text: file.$document.text)
                    }
                    .frame(width: 500, height: 400)
                }
                .environment(\.desktopFilePanels, Self.panels)
            }
        }

        @Test("Documents are saved and opened in the portal's panels")
        func documents() async throws {
            let portal = try await FakePortal(at: bus.address, for: panels.portal)
            LeavesApp.panels = panels
            defer { LeavesApp.panels = nil }
            let app = TestApp(LeavesApp.self)
            app.find("Text").clear()
            app.find("Text").type("a fern")
            app.key("ctrl+s")
            app.advance(by: .seconds(1))
            let saving = try await portal.calls.next()
            #expect(saving.member == "SaveFile")
            #expect(saving.options["current_name"]?.string == "Untitled.txt")
            portal.choose([file("fern.txt").absoluteString], in: saving)
            try await finish(app)
            #expect(try text("fern.txt") == "a fern as public.plain-text")
            try Data("an oak".utf8).write(to: file("oak.txt"))
            app.key("ctrl+o")
            app.advance(by: .seconds(1))
            let opening = try await portal.calls.next()
            #expect(opening.member == "OpenFile")
            #expect(opening.options["multiple"]?.bool == false)
            portal.choose([file("oak.txt").absoluteString], in: opening)
            try await finish(app)
            #expect(app.windows.map(\.title).sorted() == ["fern", "oak"])
        }
    }

    /// A document that writes its text and its type.
    private struct Leaf: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        static let writableContentTypes: [UTType] = [.plainText, .html]
        var text: String

        init(text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(
                decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(
                regularFileWithContents: Data(
                    "\(text) as \(configuration.contentType.identifier)".utf8))
        }
    }
#endif
