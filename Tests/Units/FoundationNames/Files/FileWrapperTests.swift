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

    // MARK: What comes from outside

    private static let badNames = ["../x", "/x", "..", ".", "", "a/b", "a/../../x", "x\0"]

    @Test("A serialized folder whose names lead out of it is not read", arguments: badNames)
    func serializedNames(name: String) throws {
        let file: [String: Any] = ["file": Data([1])]
        for list in [
            ["folder": [name: file]], ["folder": ["a": ["folder": [name: file]]]],
        ] as [[String: Any]] {
            let data = try PropertyListSerialization.data(
                fromPropertyList: list, format: .binary, options: 0)
            #expect(FileWrapper(serializedRepresentation: data) == nil)
        }
    }

    @Test("A folder with a name that leads out of it is not written", arguments: badNames)
    func names(name: String) throws {
        let bad = FileWrapper(directoryWithFileWrappers: [
            "ok": FileWrapper(regularFileWithContents: Data()),
            "inner": FileWrapper(directoryWithFileWrappers: [
                name: FileWrapper(regularFileWithContents: Data([1]))
            ]),
        ])
        let url = folder.appendingPathComponent("a/b/package")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        for options in [FileWrapper.WritingOptions.atomic, []] {
            #expect(throws: (any Error).self) {
                try bad.write(to: url, options: options, originalContentsURL: nil)
            }
        }
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == [
                "a", "a/b",
            ])
    }

    private func mode(_ name: String) throws -> Int? {
        let url = folder.appendingPathComponent(name)
        return try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test("A file keeps its permissions when it is saved", arguments: [0o600, 0o640, 0o666, 0o755])
    func permissions(of mode: Int) throws {
        let url = folder.appendingPathComponent("a.txt")
        try Data("old".utf8).write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
        for options in [FileWrapper.WritingOptions.atomic, []] {
            try FileWrapper(regularFileWithContents: Data("new".utf8)).write(
                to: url, options: options, originalContentsURL: url)
            #expect(try self.mode("a.txt") == mode)
            #expect(try Data(contentsOf: url) == Data("new".utf8))
        }
    }

    @Test("A folder and the files in it keep their permissions when it is saved")
    func folderPermissions() throws {
        let url = folder.appendingPathComponent("package")
        let wrapper = FileWrapper(directoryWithFileWrappers: [
            "a": FileWrapper(regularFileWithContents: Data([1]))
        ])
        try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
        chmod(url.path, 0o700)
        chmod(url.appendingPathComponent("a").path, 0o600)
        wrapper.addRegularFile(withContents: Data([2]), preferredFilename: "b")
        try wrapper.write(to: url, options: .atomic, originalContentsURL: url)
        #expect(try mode("package") == 0o700)
        #expect(try mode("package/a") == 0o600)
        #expect(try Data(contentsOf: url.appendingPathComponent("b")) == Data([2]))
    }

    @Test("Saving through symbolic links keeps them and writes what they lead to")
    func links() throws {
        let target = folder.appendingPathComponent("target.txt")
        let link = folder.appendingPathComponent("link.txt")
        let outer = folder.appendingPathComponent("outer.txt")
        try Data("old".utf8).write(to: target)
        chmod(target.path, 0o600)
        try FileManager.default.createSymbolicLink(
            atPath: link.path, withDestinationPath: "target.txt")
        try FileManager.default.createSymbolicLink(
            atPath: outer.path, withDestinationPath: link.path)
        try FileWrapper(regularFileWithContents: Data("new".utf8)).write(
            to: outer, options: .atomic, originalContentsURL: outer)
        #expect(try Data(contentsOf: target) == Data("new".utf8))
        #expect(try mode("target.txt") == 0o600)
        for url in [link, outer] {
            #expect(throws: Never.self) {
                try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            }
        }
    }

    @Test("A link inside of a folder gives way to the file that is written there")
    func innerLinks() throws {
        let victim = folder.appendingPathComponent("victim")
        try Data("kept".utf8).write(to: victim)
        let url = folder.appendingPathComponent("package")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent("a").path, withDestinationPath: victim.path)
        try FileWrapper(directoryWithFileWrappers: [
            "a": FileWrapper(regularFileWithContents: Data("new".utf8))
        ]).write(to: url, originalContentsURL: nil)
        #expect(try Data(contentsOf: victim) == Data("kept".utf8))
        #expect(try Data(contentsOf: url.appendingPathComponent("a")) == Data("new".utf8))
    }

    @Test(
        "A pipe in a folder is refused, because reading it may have no end",
        .timeLimit(.minutes(60))
    )
    func pipes() throws {
        #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
        #expect(throws: (any Error).self) { try FileWrapper(url: folder) }
    }
}
