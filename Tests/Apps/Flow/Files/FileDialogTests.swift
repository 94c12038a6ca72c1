import Automation
import CasementTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// A document of plain text; one with the text "poison" cannot be written.
private struct Words: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard text != "poison" else { throw CocoaError(.fileWriteUnknown) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// Choosing, naming and moving files in the panel, as a user does.
@MainActor
struct FileDialogTests {
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws {
        temporary = try TemporaryFolder()
        let folder = temporary.url
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
        for name in ["apple.txt", "pear.txt", "plum.png", ".secret.txt"] {
            try Data(name.utf8).write(to: folder.appendingPathComponent(name))
        }
    }

    private struct Importing: View {
        let folder: URL
        var types: [UTType] = [.plainText]
        var several = false
        @State private var isOpen = false
        @State private var outcome = "nothing"

        var body: some View {
            VStack {
                Text(outcome).accessibilityIdentifier("outcome")
                Button("Import") { isOpen = true }
            }
            .fileImporter(
                isPresented: $isOpen, allowedContentTypes: types, allowsMultipleSelection: several
            ) { result in
                let urls = (try? result.get()) ?? []
                outcome = urls.map(\.lastPathComponent).sorted().joined(separator: " ")
            } onCancellation: {
                outcome = "cancelled"
            }
            .fileDialogDefaultDirectory(folder)
        }
    }

    private func importing(_ view: Importing) -> TestApp {
        let app = TestApp(size: CGSize(width: 800, height: 600)) { view }
        app.find("Import").tap()
        app.advance(by: .seconds(1))
        return app
    }

    @Test("S-458: the panel lists the files of the allowed types, and folders to enter")
    func filter() {
        let app = importing(Importing(folder: folder))
        app.find("apple.txt").expect()
        app.find("pear.txt").expect()
        app.find("inner").expect()
        app.find("plum.png").expectNone()
        app.find(".secret.txt").expectNone()
    }

    @Test("A window of 320 points has the whole panel in it")
    func narrow() {
        let app = TestApp(size: CGSize(width: 320, height: 480)) { Importing(folder: folder) }
        app.find("Import").tap()
        app.advance(by: .seconds(1))
        for name in ["Path", "pear.txt", "Cancel", "Open"] {
            let frame = app.find(name).frame
            #expect(frame.minX >= 0 && frame.maxX <= 320, "\(name)")
        }
        app.find("pear.txt").tap()
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        #expect(app.find(id: "outcome").text == "pear.txt")
    }

    @Test("A small window shows every text of the panel whole, also of the row for a new folder")
    func small() {
        let app = TestApp(size: CGSize(width: 320, height: 255)) { Importing(folder: folder) }
        app.find("Import").tap()
        app.advance(by: .seconds(1))
        app.find("New Folder").tap()
        app.find("Folder Name").expect()
        app.expectGuidelines([.cutOff])
    }

    @Test("S-459: the chosen file is given to the app, and the binding becomes false")
    func choosing() {
        let app = importing(Importing(folder: folder))
        app.find("pear.txt").tap()
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        app.find(id: "outcome").expect()
        app.find("pear.txt").expect()
        app.find("Open").expectNone()
    }

    @Test("S-460: cancelling gives nothing and runs what the app does then")
    func cancelling() {
        let app = importing(Importing(folder: folder))
        app.key("Escape")
        app.advance(by: .seconds(1))
        app.find("cancelled").expect()
    }

    @Test("S-461: several files are given together where they may be")
    func several() {
        let app = importing(Importing(folder: folder, several: true))
        app.find("apple.txt").tap()
        app.key("shift+Down")
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        app.find("apple.txt pear.txt").expect()
    }

    @Test("A double press enters a folder, Alt-Up leaves it")
    func folders() {
        let app = importing(Importing(folder: folder))
        app.find("inner").doubleTap()
        app.find("apple.txt").expectNone()
        app.find("Nothing here can be chosen.").expectNone()
        app.key("alt+Up")
        app.find("apple.txt").expect()
    }

    @Test("The user's folders are at the side, and after a choice the folder it was in")
    func places() {
        let app = importing(Importing(folder: folder))
        for place in ["Home", "Documents", "Downloads", "Computer"] { app.find(place).expect() }
        app.find("Recent").expectNone()
        app.find("pear.txt").tap()
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        app.find("Import").tap()
        app.advance(by: .seconds(1))
        app.find("Recent").expect()
        app.find(folder.lastPathComponent).expect()
    }

    @Test("A typed path chooses a file at once, and one that is not there is said so")
    func typing() {
        let app = importing(Importing(folder: folder))
        app.find("Path").clear()
        app.find("Path").type(folder.path + "/missing.txt")
        app.key("Return")
        app.find("“missing.txt” is not there.").expect()
        app.find("Path").clear()
        app.find("Path").type(folder.path + "/apple.txt")
        app.key("Return")
        app.advance(by: .seconds(1))
        app.find("apple.txt").expect()
        app.find("Path").expectNone()
    }

    @Test("Go to Path selects the path, and what is typed takes its place")
    func goingToAPath() {
        let app = importing(Importing(folder: folder))
        app.key("ctrl+l")
        app.type(folder.path + "/inner")
        app.key("Return")
        app.find("apple.txt").expectNone()
        app.key("Home")
        app.key("ctrl+l")
        app.type(folder.path + "/apple.txt")
        app.key("Return")
        app.advance(by: .seconds(1))
        app.find("apple.txt").expect()
        app.find("Path").expectNone()
    }

    @Test("A folder that has vanished is a sentence in the panel")
    func vanished() throws {
        let app = importing(Importing(folder: folder.appendingPathComponent("none")))
        app.find("“none” is not there any more.").expect()
        app.find("Enclosing Folder").tap()
        app.find("apple.txt").expect()
    }

    @Test("A file that vanishes before it is chosen is not given")
    func vanishedFile() throws {
        let app = importing(Importing(folder: folder))
        app.find("pear.txt").tap()
        try FileManager.default.removeItem(at: folder.appendingPathComponent("pear.txt"))
        app.find("Open").tap()
        app.find("“pear.txt” is not there any more.").expect()
        app.find("apple.txt").expect()
    }

    @Test("A folder can be chosen where folders are allowed")
    func choosingFolders() {
        let app = importing(Importing(folder: folder, types: [.folder]))
        app.find("apple.txt").expectNone()
        app.find("inner").tap()
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        app.find("inner").expect()
        app.find("Open").expectNone()
    }

    @Test("A new folder is made, selected and can be entered")
    func newFolder() throws {
        let app = importing(Importing(folder: folder))
        app.find("New Folder").tap()
        app.find("Folder Name").clear()
        app.find("Folder Name").type("letters")
        app.find("Create").tap()
        app.find("letters").expect()
        var isFolder: ObjCBool = false
        let path = folder.appendingPathComponent("letters").path
        #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder))
        #expect(isFolder.boolValue)
    }

    @Test("A name that is taken is said so, and the folder is not made")
    func takenFolder() {
        let app = importing(Importing(folder: folder))
        app.find("New Folder").tap()
        app.find("Folder Name").clear()
        app.find("Folder Name").type("a/b")
        app.find("Create").tap()
        app.find("A name cannot have a slash in it.").expect()
    }

    // MARK: Exporting

    private struct Exporting: View {
        let folder: URL
        let words: Words
        @State private var isOpen = false
        @State private var outcome = "nothing"

        var body: some View {
            VStack {
                Text(outcome).accessibilityIdentifier("outcome")
                Button("Export") { isOpen = true }
            }
            .fileExporter(
                isPresented: $isOpen, document: words, contentType: .plainText,
                defaultFilename: "list"
            ) { result in
                switch result {
                case .success(let url): outcome = "wrote \(url.lastPathComponent)"
                case .failure: outcome = "failed"
                }
            }
            .fileDialogDefaultDirectory(folder)
            .fileDialogConfirmationLabel("Put it there")
        }
    }

    private func exporting(_ text: String) -> TestApp {
        let app = TestApp(size: CGSize(width: 800, height: 600)) {
            Exporting(folder: folder, words: Words(text))
        }
        app.find("Export").tap()
        app.advance(by: .seconds(1))
        return app
    }

    @Test("S-462: a document is written under the name that the user gives it")
    func export() throws {
        let app = exporting("three pears")
        app.find("Put it there").tap()
        app.advance(by: .seconds(1))
        app.find("wrote list.txt").expect()
        let file = folder.appendingPathComponent("list.txt")
        #expect(try String(contentsOf: file, encoding: .utf8) == "three pears")
    }

    @Test("S-463: a file that is there is replaced only after a question")
    func overwriting() throws {
        let app = exporting("new")
        app.find("Name").clear()
        app.find("Name").type("apple")
        app.key("Return")
        app.advance(by: .seconds(1))
        app.find("“apple.txt” is there already.").expect()
        app.find("Cancel", role: .button).tap()
        app.advance(by: .seconds(1))
        let file = folder.appendingPathComponent("apple.txt")
        #expect(try String(contentsOf: file, encoding: .utf8) == "apple.txt")
        app.find("Put it there").tap()
        app.advance(by: .seconds(1))
        app.find("Replace").tap()
        app.advance(by: .seconds(1))
        app.find("wrote apple.txt").expect()
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    }

    @Test("S-464: a document that cannot be written fails, and the old file stays whole")
    func failing() throws {
        let app = exporting("poison")
        app.find("Name").clear()
        app.find("Name").type("apple.txt")
        app.find("Put it there").tap()
        app.advance(by: .seconds(1))
        app.find("Replace").tap()
        app.advance(by: .seconds(1))
        app.find("failed").expect()
        let file = folder.appendingPathComponent("apple.txt")
        #expect(try String(contentsOf: file, encoding: .utf8) == "apple.txt")
    }

    // MARK: Moving

    private struct Moving: View {
        let folder: URL
        @State private var isOpen = false
        @State private var outcome = "nothing"

        var body: some View {
            VStack {
                Text(outcome).accessibilityIdentifier("outcome")
                Button("Rearrange") { isOpen = true }
            }
            .fileMover(
                isPresented: $isOpen, file: folder.appendingPathComponent("apple.txt")
            ) { result in
                outcome = (try? result.get()).map { "moved to \($0.lastPathComponent)" } ?? "failed"
            }
            .fileDialogDefaultDirectory(folder)
        }
    }

    @Test("S-465: a file is moved into the chosen folder")
    func moving() throws {
        let app = TestApp(size: CGSize(width: 800, height: 600)) { Moving(folder: folder) }
        app.find("Rearrange").tap()
        app.advance(by: .seconds(1))
        app.find("inner").tap()
        app.find("Move").tap()
        app.advance(by: .seconds(1))
        app.find("moved to apple.txt").expect()
        let manager = FileManager.default
        #expect(manager.fileExists(atPath: folder.appendingPathComponent("inner/apple.txt").path))
        #expect(!manager.fileExists(atPath: folder.appendingPathComponent("apple.txt").path))
    }
}
