import Foundation
import GRDB

/// The transactions that a store keeps: a row for each, and rows for what they have changed.
enum HistoryLog {
    /// More transactions than these are forgotten, the oldest first.
    static let limit: Int64 = 10_000
    /// How many are forgotten at once.
    private static let step: Int64 = 256

    struct Head {
        let number: Int64
        let time: Date
        let author: String?
        let app: String
        let process: String
    }

    /// Numbers are given once, so that a token never names another transaction.
    static func createTables(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS casement_history (
                    number INTEGER PRIMARY KEY AUTOINCREMENT, time REAL NOT NULL, author TEXT,
                    app TEXT NOT NULL, process TEXT NOT NULL
                );
                CREATE TABLE IF NOT EXISTS casement_history_changes (
                    number INTEGER NOT NULL, position INTEGER NOT NULL, entity TEXT NOT NULL,
                    kind INTEGER NOT NULL, keys BLOB NOT NULL, details TEXT NOT NULL,
                    PRIMARY KEY (number, position)
                ) WITHOUT ROWID;
                """)
    }

    /// Returns the number of the new transaction.
    static func add(to database: Database, author: String?) throws -> Int64 {
        try database.cachedStatement(
            sql: "INSERT INTO casement_history (time, author, app, process) VALUES (?, ?, ?, ?)"
        ).run(
            [
                _Cell(.real(Date().timeIntervalSinceReferenceDate)),
                author.map { _Cell(.text($0)) } ?? .null, _Cell(.text(app)), _Cell(.text(process)),
            ], in: database)
        let number = database.lastInsertedRowID
        if number > limit, number % step == 0 {
            try delete(through: number - limit, in: database)
        }
        return number
    }

    private static let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    private static let process = String(ProcessInfo.processInfo.processIdentifier)

    private static func delete(through last: Int64, in database: Database) throws {
        for table in ["casement_history", "casement_history_changes"] {
            try database.execute(
                sql: "DELETE FROM \(table) WHERE number <= ?", arguments: [last])
        }
        try forget(through: last, in: database)
    }

    /// Has all tokens expire, that of the last transaction, too.
    static func deleteAll(in database: Database) throws {
        try delete(through: add(to: database, author: nil), in: database)
    }

    static func delete(_ numbers: [Int64], in database: Database) throws {
        guard let last = numbers.max() else { return }
        for number in numbers {
            for table in ["casement_history", "casement_history_changes"] {
                try database.cachedStatement(sql: "DELETE FROM \(table) WHERE number = ?")
                    .run([_Cell(.integer(number))], in: database)
            }
        }
        try forget(through: last, in: database)
    }

    /// Tokens of earlier transactions have expired: what came after them is no longer complete.
    private static func forget(through last: Int64, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO casement_store (name, value) VALUES ('history', ?)
                ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)
                """, arguments: [last])
    }

    /// The number of the last transaction that was deleted; 0 if none was.
    static func lastDeleted(_ database: Database) throws -> Int64 {
        try Int64.fetchOne(
            database, sql: "SELECT value FROM casement_store WHERE name = 'history'") ?? 0
    }

    /// The oldest first; none in a store that is older than the history and read alone.
    static func heads(_ database: Database) throws -> [Head] {
        guard try database.tableExists("casement_history") else { return [] }
        return try Row.fetchAll(
            database,
            sql: "SELECT number, time, author, app, process FROM casement_history ORDER BY number"
        ).map { row in
            Head(
                number: row[0], time: Date(timeIntervalSinceReferenceDate: row[1]), author: row[2],
                app: row[3], process: row[4])
        }
    }
}
