import Foundation
import GRDB
import Testing

@testable import Sessions

/// Puts damaged files and forged rows in the place of sound ones.
extension SessionFixture {
    /// A session of these files, as they lie on a disk after something has happened to them.
    static func made(of files: [String: Data]) throws -> SessionFixture {
        let fixture = try SessionFixture()
        try FileManager.default.createDirectory(
            at: fixture.directory, withIntermediateDirectories: true)
        for (name, bytes) in files { try bytes.write(to: fixture.url(name)) }
        return fixture
    }

    func bytes(of name: String = "session.sqlite") throws -> Data {
        try Data(contentsOf: url(name))
    }

    /// A saved session in pages of 512 bytes, small enough to be damaged everywhere.
    static func smallDatabase(of session: SavedSession) throws -> Data {
        let fixture = try SessionFixture()
        try fixture.save(session)
        try fixture.execute(
            "PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM;")
        return try fixture.bytes()
    }

    /// Sets a column of a window's row and makes its checksum right again.
    func forgeWindow(_ number: Int, _ column: String, sql value: String) throws {
        try execute("UPDATE window SET \(column) = \(value) WHERE number = \(number)")
        try withRows("SELECT * FROM window", "window") { row, checksum in
            for column in Self.windowColumns { checksum.add(row[column]) }
            return "number = \(row["number"] as Int64)"
        }
    }

    /// Puts a value's type and bytes in and makes its checksum right again.
    func forgeValue(
        _ key: String, inWindow number: Int, type: String, hex: String, table: String = "storage"
    ) throws {
        try execute(
            """
            INSERT OR REPLACE INTO \(table) (window, key, type, bytes, crc)
            VALUES (\(number), '\(key)', '\(type)', x'\(hex)', 0)
            """)
        try withRows("SELECT * FROM \(table) WHERE crc = 0", table) { row, checksum in
            checksum.add(row["window"])
            checksum.add(row["key"])
            checksum.add(row["type"])
            checksum.add(blob: row["bytes"])
            return "crc = 0"
        }
    }

    /// A window's place in memory, of which a session has kept something else or nothing.
    func expectNothingWrong(
        in session: SavedSession?, against original: SavedSession,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for window in session?.windows ?? [] {
            guard let first = original.windows.first(where: { $0.number == window.number }) else {
                Issue.record("Window \(window.number) was never saved")
                continue
            }
            #expect(
                first.withoutStorage == window.withoutStorage, sourceLocation: sourceLocation)
            for (key, value) in window.storage {
                #expect(first.storage[key] == value, sourceLocation: sourceLocation)
            }
        }
        for (key, value) in session?.values ?? [:] {
            #expect(original.values[key] == value, sourceLocation: sourceLocation)
        }
    }

    private func withRows(
        _ sql: String, _ table: String,
        _ add: (Row, inout RowChecksum) throws -> String
    ) throws {
        let connection = try SessionConnection.open(path("session.sqlite"), busyTimeout: 1)
        defer { try? connection.close() }
        try connection.write { database in
            for row in try Row.fetchAll(database, sql: sql) {
                var checksum = RowChecksum(table: table)
                let condition = try add(row, &checksum)
                try database.execute(
                    sql: "UPDATE \(table) SET crc = ? WHERE \(condition)",
                    arguments: [checksum.value])
            }
        }
    }

    private static let windowColumns = [
        "number", "scene", "title", "valueType", "value", "x", "y", "width", "height", "mode",
        "stacking", "isKey", "focus", "viewState", "valueCount",
    ]
}

/// Whether the sweeps try every place instead of a sample.
let triesEverything = ProcessInfo.processInfo.environment["CASEMENT_FAULTS"] == "all"

/// One window with a few values, for sweeps over every byte.
let smallSession = SavedSession(
    windows: [
        SavedWindow(
            number: 1, sceneID: "main", title: "Small",
            frame: CGRect(x: 10, y: 20, width: 300, height: 200), isKey: true,
            storage: [
                "tab": .int(3), "text": .string("some words to keep"), "flag": .bool(true),
            ])
    ],
    values: ["recent": .string("a.txt")], nextWindowNumber: 2)
