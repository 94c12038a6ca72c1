import Automation
import CasementTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// A story of plain text. One with the text "broken" cannot be read.
private struct Story: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "Once"

    init(_ text: String = "Once") { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        if text == "broken" { throw CocoaError(.fileReadCorruptFile) }
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct StoryView: View {
    let file: FileDocumentConfiguration<Story>

    var body: some View {
        TextField("Text", text: file.$document.text).frame(width: 400, height: 300)
    }
}

private enum Template: Error { case none }

private struct StoriesApp: App {
    /// The file that a template is made of.
    static var template: URL?

    var body: some Scene {
        DocumentGroup(newDocument: Story()) { StoryView(file: $0) }
        DocumentGroupLaunchScene("Stories") {
            NewDocumentButton("Begin")
            NewDocumentButton("Fable", for: Story.self) { Story("A fox") }
            NewDocumentButton("Blank", for: Story.self)
            NewDocumentButton("Copy", contentType: .plainText) { Self.template }
            NewDocumentButton("Fail", for: Story.self) { throw Template.none }
            NewDocumentButton("Think", for: Story.self) { throw CancellationError() }
        } background: {
            Color.teal
        } overlayAccessoryView: { geometry in
            Group {
                Text(geometry.frame.contains(geometry.titleViewFrame) ? "inside" : "outside")
                Text(geometry.titleViewFrame.width > 100 ? "wide" : "narrow")
            }
            .allowsHitTesting(false)
        }
    }
}

private struct PlainLaunchApp: App {
    var body: some Scene {
        DocumentGroupLaunchScene(backgroundStyle: .teal)
        DocumentGroup(newDocument: Story()) { StoryView(file: $0) }
    }
}

/// The window in which an app with documents starts.
@MainActor
struct DocumentLaunchTests {
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws { temporary = try TemporaryFolder() }

    private func file(_ name: String, _ text: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func titles(_ app: TestApp) -> [String] { app.windows.map(\.title) }

    @Test("S-793: An app with a launch window starts in it, and not with a new document")
    func starting() {
        let app = TestApp(StoriesApp.self)
        #expect(titles(app) == ["Stories"])
        app.find("Recent Documents").expect()
        app.find("inside").expect()
        app.find("wide").expect()
    }

    @Test("S-794: A new document opens, and the launch window closes")
    func new() async {
        let app = TestApp(StoriesApp.self)
        app.find("Begin").tap()
        await app.find("Text").expect(within: .seconds(20))
        #expect(titles(app) == ["Untitled"])
        app.find("Text").expectValue("Once")
    }

    @Test("S-795: The actions stand below each other, each with what it makes")
    func manyActions() async {
        let app = TestApp(StoriesApp.self)
        app.find("Begin", role: .button).expect()
        app.find("Fable", role: .button).tap()
        await app.find("Text").expect(within: .seconds(20))
        app.find("Text").expectValue("A fox")
        #expect(titles(app) == ["Untitled"])
    }

    @Test("S-796: An app that prepares no document gets an empty one")
    func blank() async {
        let app = TestApp(StoriesApp.self)
        app.find("Blank", role: .button).tap()
        await app.find("Text").expect(within: .seconds(20))
        app.find("Text").expectValue("Once")
    }

    @Test("S-796: A file that the app prepares is copied into a document without a file")
    func copying() async throws {
        StoriesApp.template = try file("template.txt", "Long ago")
        defer { StoriesApp.template = nil }
        let app = TestApp(StoriesApp.self)
        app.find("Copy", role: .button).tap()
        await app.find("Text").expect(within: .seconds(20))
        app.find("Text").expectValue("Long ago")
        #expect(titles(app) == ["Untitled — Edited"])
    }

    @Test("S-797: A document that cannot be prepared is said, and the launch window stays")
    func failing() async {
        let app = TestApp(StoriesApp.self)
        app.find("Fail", role: .button).tap()
        await app.find("The document was not made.").expect(within: .seconds(20))
        #expect(titles(app) == ["Stories"])
    }

    @Test("S-797: An app that cancels its preparation is back in the launch window")
    func cancelling() async {
        let app = TestApp(StoriesApp.self)
        app.find("Think", role: .button).tap()
        await app.wait(for: .milliseconds(100))
        #expect(titles(app) == ["Stories"])
        app.find("The document was not made.").expectNone()
        app.find("Begin").tap()
        await app.find("Text").expect(within: .seconds(20))
    }

    @Test("S-798: The launch window lists the documents that were opened last, and opens them")
    func recent() throws {
        let url = try file("fox.txt", "A fox")
        let app = TestApp(StoriesApp.self)
        app.find("fox.txt").expectNone()
        app.openURL(url.absoluteString)
        #expect(titles(app) == ["fox"])
        app.key("ctrl+w")
        app.advance(by: .seconds(1))
        app.restart()
        #expect(titles(app) == ["Stories"])
        app.find("fox.txt").tap()
        #expect(titles(app) == ["fox"])
        app.find("Text").expectValue("A fox")
    }

    @Test("S-798: A file that cannot be read is said in the launch window, which stays")
    func unreadable() throws {
        let url = try file("bad.txt", "fine")
        let app = TestApp(StoriesApp.self)
        app.openURL(url.absoluteString)
        app.key("ctrl+w")
        app.advance(by: .seconds(1))
        app.restart()
        _ = try file("bad.txt", "broken")
        app.find("bad.txt").tap()
        app.advance(by: .seconds(1))
        app.find("“bad.txt” cannot be opened.").expect()
        #expect(titles(app) == ["Stories"])
    }

    @Test("S-798: The panel of the launch window opens a file, by its button and by the keys")
    func panel() throws {
        let url = try file("fox.txt", "A fox")
        for byKeys in [false, true] {
            let app = TestApp(StoriesApp.self)
            if byKeys { app.key("ctrl+o") } else { app.find("Open…", role: .button).tap() }
            app.advance(by: .seconds(1))
            app.find("Path").clear()
            app.find("Path").type(url.path)
            app.key("Return")
            app.advance(by: .seconds(1))
            #expect(titles(app) == ["fox"])
        }
    }

    @Test("S-793: A launch window without a title has the app's, and a button for a new document")
    func plain() async {
        let app = TestApp(PlainLaunchApp.self)
        #expect(app.windows.count == 1)
        app.find("Create Document", role: .button).tap()
        await app.find("Text").expect(within: .seconds(20))
        #expect(titles(app) == ["Untitled"])
    }
}
