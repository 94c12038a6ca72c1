import Foundation
import GRDB

/// What a store says of itself: its identifier, its layout, the turns of its processes, and how
/// often each entity was changed.
enum StoredLayout {
    static func createTables(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE casement_store (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
                CREATE TABLE casement_changes (entity TEXT PRIMARY KEY, count INTEGER NOT NULL)
                WITHOUT ROWID;
                INSERT INTO casement_store (name, value) VALUES ('turn', -1);
                """)
        try set("identifier", UUID().uuidString, in: database)
        try HistoryLog.createTables(database)
    }

    /// Reads the layout of a store, or `nil` from an empty file.
    static func read(_ database: Database) throws -> StoreLayout? {
        guard try database.tableExists("casement_store") else {
            let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
            guard tables == 0 else {
                throw SwiftDataError(
                    .loadIssueModelContainer, "The file is a database of something else.")
            }
            return nil
        }
        guard let text = try value("layout", in: database) else { return nil }
        return try JSONDecoder().decode(StoreLayout.self, from: Data(text.utf8))
    }

    static func write(_ layout: StoreLayout, to database: Database) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try set("layout", String(decoding: encoder.encode(layout), as: UTF8.self), in: database)
    }

    static func identifier(_ database: Database) throws -> String {
        try value("identifier", in: database) ?? ""
    }

    private static func value(_ name: String, in database: Database) throws -> String? {
        try String.fetchOne(
            database, sql: "SELECT value FROM casement_store WHERE name = ?", arguments: [name])
    }

    private static func set(_ name: String, _ value: String, in database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO casement_store (name, value) VALUES (?, ?)",
            arguments: [name, value])
    }
}
