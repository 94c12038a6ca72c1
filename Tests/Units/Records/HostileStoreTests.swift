import Foundation
import GRDB
import Testing

@testable import Records

/// Stores that somebody else has written.
@Suite(.timeLimit(.minutes(60)))
final class HostileStoreTests {
    /// What the test may write to.
    private let root = TestStore.temporaryFile().deletingLastPathComponent()
    private var folder: URL { root.appendingPathComponent("inner/store", isDirectory: true) }
    private var file: URL { folder.appendingPathComponent("test.store") }
    private let picture = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) })

    deinit { try? FileManager.default.removeItem(at: root) }

    /// A saved trip whose row names another file for its picture.
    private func storeNaming(_ name: String) throws -> TestStore {
        do {
            let store = try TestStore(at: file)
            let trip = Trip(name: "Alps")
            trip.picture = picture
            store.context.insert(trip)
            try store.context.save()
        }
        // The store may still be closing.
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        try queue.write { database in
            try database.execute(
                sql: "UPDATE Trip SET picture = ? WHERE typeof(picture) = 'text'",
                arguments: [name])
            #expect(database.changesCount == 1)
        }
        try queue.close()
        return try TestStore(at: file)
    }

    private static let names = [
        "../../../victim", "../victim", "victim", "..", ".", "", "/etc/hostname",
        "00000000-0000-0000-0000-000000000000/../../victim",
        "00000000-0000-0000-0000-00000000000a",
    ]

    @Test(
        "A name in a row that leads out of a store's folder is neither read nor removed",
        arguments: names)
    func externalNames(name: String) throws {
        let store = try storeNaming(name)
        let files = folder.appendingPathComponent(".test.store-files")
        let victims = [
            folder.appendingPathComponent("victim"), files.appendingPathComponent("victim"),
            folder.deletingLastPathComponent().appendingPathComponent("victim"),
            root.appendingPathComponent("victim"),
        ]
        for victim in victims { try picture.write(to: victim) }
        let trip = try #require(try store.context.fetch(FetchDescriptor<Trip>()).first)
        #expect(trip.picture == nil)
        trip.picture = Data([1])
        try store.context.save()
        store.context.delete(trip)
        try store.context.save()
        for victim in victims { #expect(try Data(contentsOf: victim) == picture) }
        #expect(FileManager.default.fileExists(atPath: files.path))
    }

    @Test("A folder in place of a value's file is not removed with what is in it")
    func externalFolder() throws {
        let name = UUID().uuidString
        let store = try storeNaming(name)
        let place = folder.appendingPathComponent(".test.store-files/\(name)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try picture.write(to: place.appendingPathComponent("kept"))
        let trip = try #require(try store.context.fetch(FetchDescriptor<Trip>()).first)
        #expect(trip.picture == nil)
        store.context.delete(trip)
        try store.context.save()
        #expect(try Data(contentsOf: place.appendingPathComponent("kept")) == picture)
    }

    @Test("A link in place of a value's file is not followed, nor is a pipe waited for")
    func externalLink() throws {
        let name = UUID().uuidString
        let store = try storeNaming(name)
        let place = folder.appendingPathComponent(".test.store-files/\(name)")
        try FileManager.default.createSymbolicLink(
            atPath: place.path, withDestinationPath: "/etc/hostname")
        let trip = try #require(try store.context.fetch(FetchDescriptor<Trip>()).first)
        #expect(trip.picture == nil)
        unlink(place.path)
        #expect(mkfifo(place.path, 0o600) == 0)
        let other = try #require(try store.other().fetch(FetchDescriptor<Trip>()).first)
        #expect(other.picture == nil)
    }

    @Test("Only its owner may read a store and what is beside it")
    func modes() throws {
        let store = try TestStore(at: file)
        let trip = Trip(name: "Alps")
        trip.picture = picture
        store.context.insert(trip)
        try store.context.save()
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        #expect(paths.count >= 4)
        for path in paths {
            let url = folder.appendingPathComponent(path)
            let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
            let isFolder = path == ".test.store-files"
            #expect(mode as? Int == (isFolder ? 0o700 : 0o600), "\(path)")
        }
    }

    @Test(
        "A store whose table is a view without an end is refused",
        arguments: ["Trip", "casement_store", "casement_changes"])
    func views(table: String) throws {
        _ = try TestStore(at: file)
        let queue = try DatabaseQueue(path: file.path)
        try queue.writeWithoutTransaction { database in
            let columns = try database.columns(in: table).map(\.name)
            try database.execute(
                sql: """
                    DROP TABLE \(table); CREATE VIEW \(table) AS
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
                    SELECT \(columns.map { "i AS \"\($0)\"" }.joined(separator: ", ")) FROM n
                    """)
        }
        try queue.close()
        #expect(throws: (any Error).self) {
            let store = try TestStore(at: file)
            _ = try store.context.fetch(FetchDescriptor<Trip>())
            store.context.insert(Trip(name: "x"))
            try store.context.save()
        }
    }
}
