import Automation
import CasementTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// A document of plain text. One with the text "broken" cannot be read, "poison" not be written.
private struct Prose: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        if text == "broken" { throw CocoaError(.fileReadCorruptFile) }
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard text != "poison" else { throw CocoaError(.fileWriteUnknown) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct ProseApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Prose()) { file in
            VStack {
                Text(file.fileURL?.lastPathComponent ?? "no file")
                TextField("Text", text: file.$document.text)
            }
            .frame(width: 500, height: 400)
        }
    }
}

/// A document that is an object.
private final class Tally: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.json]
    @Published var count = 0

    init() {}

    init(configuration: ReadConfiguration) throws {
        count = try JSONDecoder().decode(
            Int.self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> Int { count }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
}

private struct TallyApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: { Tally() }) { file in
            TallyView(tally: file.document).frame(width: 300, height: 200)
        }
    }
}

private struct TallyView: View {
    @ObservedObject var tally: Tally
    @Environment(\.newDocument) private var newDocument

    var body: some View {
        VStack {
            Text("Count \(tally.count)")
            Button("Add") { tally.count += 1 }
            Button("Another") { newDocument { Tally() } }
        }
    }
}

extension TestApp {
    fileprivate var windowTitles: [String] { windows.map(\.title) }
}

/// Documents in windows, from new to saved, closed and restored.
@MainActor
struct DocumentGroupTests {
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws { temporary = try TemporaryFolder() }

    private func file(_ name: String, _ text: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func read(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

    private func pause(_ app: TestApp) { app.advance(by: .seconds(1)) }

    /// Saves under a name in the folder of the test.
    private func save(_ app: TestApp, as name: String) {
        app.key("ctrl+s")
        pause(app)
        app.find("Name").clear()
        app.find("Name").type(name)
        app.find("Path").clear()
        app.find("Path").type(folder.path)
        app.key("Return")
        app.find("Save", role: .button).tap()
        pause(app)
    }

    /// Opens a file by the panel of the key window.
    private func choose(_ url: URL, in app: TestApp) {
        app.key("ctrl+o")
        pause(app)
        app.find("Path").clear()
        app.find("Path").type(url.path)
        app.key("Return")
        pause(app)
    }

    /// An app with the document of a file, which has been edited since.
    private func editedTale() throws -> (app: TestApp, url: URL) {
        let url = try file("tale.txt", "Once")
        let app = TestApp(ProseApp.self)
        app.openURL(url.absoluteString)
        app.find("Text").type("!")
        return (app, url)
    }

    @Test("S-480: an app with documents begins with a new one, and an edit marks it")
    func new() {
        let app = TestApp(ProseApp.self)
        #expect(app.windowTitles == ["Untitled"])
        app.find("no file").expect()
        app.find("Text").type("Once")
        #expect(app.windowTitles == ["Untitled — Edited"])
        app.key("ctrl+n")
        #expect(app.windowTitles.count == 2)
    }

    @Test("S-481: saving asks a new document for its file, and takes the mark away")
    func saving() throws {
        let app = TestApp(ProseApp.self)
        app.find("Text").type("Once upon a time")
        save(app, as: "tale")
        let url = folder.appendingPathComponent("tale.txt")
        #expect(try read(url) == "Once upon a time")
        #expect(app.windowTitles == ["tale"])
        app.find("tale.txt").expect()
        app.find("Text").type("!")
        #expect(app.windowTitles == ["tale — Edited"])
        app.key("ctrl+s")
        #expect(try read(url) == "Once upon a time!")
    }

    @Test("S-482: a file is opened in a window, and a second time in the same one")
    func opening() throws {
        let url = try file("tale.txt", "Once")
        let app = TestApp(ProseApp.self)
        app.openURL(url.absoluteString)
        #expect(Set(app.windowTitles) == ["Untitled", "tale"])
        app.openURL(url.absoluteString)
        #expect(app.windowTitles.count == 2)
    }

    @Test("S-483: the open panel replaces an untouched document by the file's")
    func openPanel() throws {
        let url = try file("tale.txt", "Once")
        let app = TestApp(ProseApp.self)
        choose(url, in: app)
        #expect(app.windowTitles == ["tale"])
        app.find("Text").expectValue("Once")
    }

    @Test("A document behind a link is edited in its place, keeps the link and its permissions")
    func linked() throws {
        let url = try file("tale.txt", "Once")
        chmod(url.path, 0o600)
        let link = folder.appendingPathComponent("link.txt")
        try FileManager.default.createSymbolicLink(
            atPath: link.path, withDestinationPath: "tale.txt")
        let app = TestApp(ProseApp.self)
        choose(link, in: app)
        app.find("Text").expectValue("Once")
        app.find("Text").type("!")
        app.key("ctrl+s")
        app.find("Text").type("?")
        app.key("ctrl+s")
        #expect(try read(url) == "Once!?")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "tale.txt")
        let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    @Test("S-484: a document that cannot be read says why, and its file stays as it was")
    func unreadable() throws {
        let url = try file("bad.txt", "broken")
        let app = TestApp(ProseApp.self)
        choose(url, in: app)
        app.find("“bad.txt” cannot be opened.").expect()
        #expect(try read(url) == "broken")
        #expect(app.windowTitles == ["Untitled"])
    }

    @Test(
        "S-485: a document that cannot be written stays edited and says why, the old file stays whole"
    )
    func unwritable() throws {
        let url = try file("tale.txt", "Once")
        let app = TestApp(ProseApp.self)
        app.openURL(url.absoluteString)
        app.find("Text").clear()
        app.find("Text").type("poison")
        app.key("ctrl+s")
        pause(app)
        app.find("“tale.txt” was not saved.").expect()
        app.find("OK").tap()
        pause(app)
        #expect(try read(url) == "Once")
        #expect(app.windowTitles.contains("tale — Edited"))
    }

    @Test("S-486: closing an edited document asks whether to save it")
    func closing() throws {
        let (app, url) = try editedTale()
        app.key("ctrl+w")
        pause(app)
        app.find("Save the changes to “tale”?").expect()
        app.find("Cancel", role: .button).tap()
        pause(app)
        #expect(app.windowTitles.contains("tale — Edited"))
        app.key("ctrl+w")
        pause(app)
        app.find("Save", role: .button).tap()
        pause(app)
        #expect(app.windowTitles == ["Untitled"])
        #expect(try read(url) == "Once!")
    }

    @Test("Changes that are not wanted are given up with the window, and the file stays as it was")
    func givingUp() throws {
        let (app, url) = try editedTale()
        app.key("ctrl+w")
        pause(app)
        app.find("Don’t Save").tap()
        pause(app)
        #expect(app.windowTitles == ["Untitled"])
        #expect(try read(url) == "Once")
    }

    @Test("S-487: documents come back with their windows and their unsaved changes after a kill")
    func restoring() async throws {
        let (app, url) = try editedTale()
        app.advance(by: .seconds(3))
        // The draft is written away from the main thread.
        let drafts = app.sessionDirectory.appendingPathComponent("drafts").path
        func isWritten() -> Bool {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: drafts)) ?? []
            return names.contains { !$0.hasPrefix(".") }
        }
        while !isWritten() { await Task.yield() }
        app.kill()
        app.restart()
        #expect(Set(app.windowTitles) == ["Untitled", "tale — Edited"])
        app.find("Text").expectValue("Once!")
        #expect(try read(url) == "Once")
    }

    @Test("Quitting keeps changes that were made a moment ago")
    func quitting() throws {
        let app = TestApp(ProseApp.self)
        app.find("Text").type("Moment")
        app.restart()
        #expect(app.windowTitles == ["Untitled — Edited"])
        app.find("Text").expectValue("Moment")
    }

    @Test("S-488: reverting reads the file again after a question")
    func reverting() throws {
        let app = try editedTale().app
        app.find("File", role: .menuItem).inChrome.tap()
        app.find("Revert…", role: .menuItem).tap()
        pause(app)
        app.find("Revert", role: .button).tap()
        pause(app)
        app.find("Text").expectValue("Once")
        #expect(app.windowTitles.contains("tale"))
    }

    @Test("A file that another program has changed is replaced only after a question")
    func conflict() throws {
        let (app, url) = try editedTale()
        try Data("from elsewhere".utf8).write(to: url)
        app.key("ctrl+s")
        pause(app)
        app.find("Another program has changed “tale”.").expect()
        app.find("Cancel", role: .button).tap()
        pause(app)
        #expect(try read(url) == "from elsewhere")
    }

    @Test("S-489: a document that is an object is edited when it publishes a change")
    func objects() throws {
        let app = TestApp(TallyApp.self)
        #expect(app.windowTitles == ["Untitled"])
        app.find("Add").tap()
        app.find("Count 1").expect()
        #expect(app.windowTitles == ["Untitled — Edited"])
        save(app, as: "sum")
        #expect(try read(folder.appendingPathComponent("sum.json")) == "1")
        app.find("Another").tap()
        #expect(Set(app.windowTitles) == ["sum", "Untitled"])
    }
}
