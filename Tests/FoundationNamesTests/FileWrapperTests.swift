import Foundation
import FoundationNames
import Testing

/// Files and folders as values.
final class FileWrapperTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("wrapper-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test("A folder is written with all in it and read again")
    func folders() throws {
        let note = FileWrapper(regularFileWithContents: Data("text".utf8))
        let inner = FileWrapper(directoryWithFileWrappers: ["note.txt": note])
        let outer = FileWrapper(directoryWithFileWrappers: ["inner": inner])
        let url = folder.appendingPathComponent("package")
        try outer.write(to: url, options: .atomic, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        #expect(read.isDirectory && read.filename == "package")
        let text = read.fileWrappers?["inner"]?.fileWrappers?["note.txt"]?.regularFileContents
        #expect(text == Data("text".utf8))
        #expect(read.matchesContents(of: url))
    }

    @Test("A file that cannot be written leaves the old one as it was, and nothing beside it")
    func failure() throws {
        let url = folder.appendingPathComponent("a.txt")
        try Data("old".utf8).write(to: url)
        // A link to itself cannot be read, and a name with too many bytes cannot be made.
        let bad = FileWrapper(directoryWithFileWrappers: [
            String(repeating: "n", count: 300): FileWrapper(regularFileWithContents: Data())
        ])
        #expect(throws: (any Error).self) {
            try bad.write(to: url, options: .atomic, originalContentsURL: nil)
        }
        #expect(try Data(contentsOf: url) == Data("old".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    }

    @Test("A file takes the place of another in one step")
    func replacing() throws {
        let url = folder.appendingPathComponent("a.txt")
        try Data("old".utf8).write(to: url)
        try FileWrapper(regularFileWithContents: Data("new".utf8)).write(
            to: url, options: [.atomic, .withNameUpdating], originalContentsURL: url)
        #expect(try Data(contentsOf: url) == Data("new".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    }

    @Test("A name that is taken in a folder gets a number")
    func names() {
        let outer = FileWrapper(directoryWithFileWrappers: [:])
        let first = outer.addRegularFile(withContents: Data([1]), preferredFilename: "a")
        let second = outer.addRegularFile(withContents: Data([2]), preferredFilename: "a")
        #expect(first == "a" && second != "a")
        #expect(outer.fileWrappers?[second]?.regularFileContents == Data([2]))
        if let child = outer.fileWrappers?[first] { outer.removeFileWrapper(child) }
        #expect(outer.fileWrappers?.count == 1)
    }

    @Test("The serialized form holds a whole folder")
    func serialized() throws {
        let outer = FileWrapper(directoryWithFileWrappers: [
            "a": FileWrapper(regularFileWithContents: Data([1, 2]))
        ])
        let data = try #require(outer.serializedRepresentation)
        let copy = try #require(FileWrapper(serializedRepresentation: data))
        #expect(copy.fileWrappers?["a"]?.regularFileContents == Data([1, 2]))
        #expect(FileWrapper(serializedRepresentation: Data("no".utf8)) == nil)
    }
}
