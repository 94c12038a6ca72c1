import Foundation
import Testing

@testable import FoundationNames

/// The names in a folder of the disk.
struct FolderListingTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("listing-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func shown(
        by order: FolderOrder = .name, ascending: Bool = true, hidden: Bool = false
    ) throws -> [String] {
        try FolderListing(of: folder).entries(
            in: folder, by: order, ascending: ascending, showsHidden: hidden
        ) { ending, _ in ending != "bin" }.map(\.name)
    }

    private func write(_ name: String, bytes: Int = 1) throws {
        try Data(count: bytes).write(to: folder.appendingPathComponent(name))
    }

    @Test("Names are sorted regardless of case, numbers by value, folders first")
    func order() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["b.txt", "A.txt", "img10", "img9", "img010", ".hidden", "x.bin", "É"] {
            try write(name)
        }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("zoo"), withIntermediateDirectories: false)
        let names = try shown()
        #expect(names.first == "zoo")
        #expect(names.prefix(3) == ["zoo", "A.txt", "b.txt"])
        #expect(!names.contains("x.bin") && !names.contains(".hidden"))
        let nine = try #require(names.firstIndex(of: "img9"))
        let ten = try #require(names.firstIndex(of: "img10"))
        #expect(nine < ten)
        #expect(try shown(hidden: true).contains(".hidden"))
    }

    @Test("Files are sorted by size, and the other way round")
    func size() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("large", bytes: 300)
        try write("small", bytes: 1)
        #expect(try shown(by: .size) == ["small", "large"])
        #expect(try shown(by: .size, ascending: false) == ["large", "small"])
    }

    @Test("A folder that is gone or is a file says so in a sentence")
    func problems() throws {
        try write("file")
        let file = folder.appendingPathComponent("file")
        let notFolder = #expect(throws: FolderListing.Problem.self) {
            try FolderListing(of: file)
        }
        #expect(notFolder?.description == "“file” is not a folder.")
        try FileManager.default.removeItem(at: folder)
        let gone = #expect(throws: FolderListing.Problem.self) { try FolderListing(of: folder) }
        #expect(gone?.description == "“\(folder.lastPathComponent)” is not there any more.")
    }

    @Test("A link to a folder is a folder, one to nothing is a file")
    func links() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let manager = FileManager.default
        try manager.createSymbolicLink(
            at: folder.appendingPathComponent("there"),
            withDestinationURL: URL(fileURLWithPath: "/"))
        try manager.createSymbolicLink(
            at: folder.appendingPathComponent("lost"),
            withDestinationURL: folder.appendingPathComponent("nothing"))
        let entries = try FolderListing(of: folder).entries
        #expect(entries.first { $0.name == "there" }?.isFolder == true)
        #expect(entries.first { $0.name == "lost" }?.isFolder == false)
    }

    @Test("Names that are not in UTF-8 are counted and left out")
    func unreadableNames() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("good")
        let bytes: [CChar] = folder.path.utf8.map { CChar(bitPattern: $0) } + [47, -1, -2, 0]
        let file = fopen(bytes, "w")
        #expect(file != nil)
        if let file { fclose(file) }
        let listing = try FolderListing(of: folder)
        #expect(listing.entries.map(\.name) == ["good"])
        #expect(listing.unreadableNames == 1)
        unlink(bytes)
    }
}
