import Databases
import Foundation
import GRDB

/// A table of typed values by window and key.
///
/// Keys cross as blobs and are cast to text inside SQLite, so that a key may hold any character,
/// and a key that is no longer UTF-8 can still be deleted by its bytes.
struct ValueTable {
    let name: String

    /// Scene storage, and under window 0 the app's own values.
    static let storage = ValueTable(name: "storage")
    /// What the store notes about its runs, all under window 0.
    static let mark = ValueTable(name: "mark")

    struct Key: Hashable, Comparable {
        var window: Int64
        var bytes: Data
        /// The contents of a column of a damaged row, a number or not.
        var storedWindow: DatabaseValue?

        static func < (one: Key, other: Key) -> Bool {
            one.window == other.window
                ? one.bytes.lexicographicallyPrecedes(other.bytes) : one.window < other.window
        }

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The contents of the table: trusted values, and the keys of damaged rows.
    struct Contents {
        var values: [Int: [String: StoredValue]] = [:]
        var damaged: [Key] = []
        /// How many sound values each window has of types that only a newer build knows.
        var unknown: [Int: Int] = [:]
        /// Whether searches cannot be trusted, which SQLite's own quick check does not notice.
        var isOutOfOrder = false

        /// How many damaged rows each window has.
        var damagedCounts: [Int: Int] {
            damaged.reduce(into: [:]) { $0[Int($1.window), default: 0] += 1 }
        }
    }

    /// A blob as a query reads it: a text, which fails the checksum, for one that is longer than any
    /// that is written. SQLite knows the length of a blob without reading it.
    static func bounded(_ column: String) -> String {
        "CASE WHEN length(\(column)) > \(longestBlob) THEN 'too long' ELSE \(column) END"
    }

    private static let longestBlob = 2 << 20

    func read(_ database: Database) throws -> Contents {
        try DatabaseGuard.limitingSteps(of: database) { try readRows(of: database) }
    }

    private func readRows(of database: Database) throws -> Contents {
        var contents = Contents()
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT window, CAST(key AS BLOB), CAST(type AS BLOB), \(Self.bounded("bytes")), crc
                FROM \(name)
                ORDER BY window, key
                """)
        var last: Key?
        while let row = try rows.next() {
            var key = Key(
                window: Int64.fromDatabaseValue(row[0]) ?? 0,
                bytes: Data.fromDatabaseValue(row[1]) ?? Data())
            if let last, !(last < key) { contents.isOutOfOrder = true }
            last = key
            guard let tag = Data.fromDatabaseValue(row[2]),
                let bytes = Data.fromDatabaseValue(row[3]),
                Int64.fromDatabaseValue(row[4]) == checksum(key, tag: tag, bytes: bytes),
                let text = String(validating: key.bytes, as: UTF8.self),
                let type = String(validating: tag, as: UTF8.self)
            else {
                key.storedWindow = row[0]
                contents.damaged.append(key)
                continue
            }
            let window = Int(key.window)
            if !StoredValue.tags.contains(type) {
                contents.unknown[window, default: 0] += 1
            } else if let value = StoredValue(tag: type, bytes: bytes) {
                // Of two different rows it is unknown which is the later.
                let other = contents.values[window, default: [:]].updateValue(value, forKey: text)
                if let other, other != value { contents.damaged.append(key) }
            } else {
                contents.damaged.append(key)
            }
        }
        // A sound row beside a damaged one of the same key is deleted with it.
        for key in contents.damaged {
            guard let text = String(validating: key.bytes, as: UTF8.self) else { continue }
            contents.values[Int(key.window)]?.removeValue(forKey: text)
        }
        return contents
    }

    /// Writes all rows again, as a scan finds them, so that searches find each.
    func putInOrder(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TEMP TABLE rescued AS SELECT * FROM \(name);
                DELETE FROM \(name);
                INSERT OR IGNORE INTO \(name) SELECT * FROM rescued;
                DROP TABLE rescued;
                """)
    }

    func write(_ value: StoredValue, window: Int, key: String, to database: Database) throws {
        let key = Key(window: Int64(window), bytes: Data(key.utf8))
        let bytes = value.bytes
        let crc = checksum(key, tag: Data(value.tag.utf8), bytes: bytes)
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO \(name) (window, key, type, bytes, crc)
                VALUES (?, CAST(? AS TEXT), ?, ?, ?)
                ON CONFLICT (window, key) DO UPDATE
                SET type = excluded.type, bytes = excluded.bytes, crc = excluded.crc
                """)
        try statement.execute(arguments: [key.window, key.bytes, value.tag, bytes, crc])
    }

    func delete(window: Int, key: String, from database: Database) throws {
        try delete(Key(window: Int64(window), bytes: Data(key.utf8)), from: database)
    }

    func delete(_ key: Key, from database: Database) throws {
        let statement = try database.cachedStatement(
            sql: "DELETE FROM \(name) WHERE window = ? AND key = CAST(? AS TEXT)")
        try statement.execute(arguments: [key.window, key.bytes])
    }

    /// Deletes damaged rows, in one pass over the table: the columns of their keys may be of any
    /// type, and a search for them may lead past them.
    func delete(_ keys: [Key], from database: Database) throws {
        guard !keys.isEmpty else { return }
        try database.execute(
            sql: """
                CREATE TEMP TABLE damaged (window INTEGER, key BLOB);
                CREATE INDEX temp.damagedKeys ON damaged (key, window);
                """)
        let insertion = try database.makeStatement(
            sql: "INSERT INTO temp.damaged (window, key) VALUES (?, ?)")
        for key in keys {
            let window = key.storedWindow ?? key.window.databaseValue
            try insertion.execute(arguments: [window, key.bytes])
        }
        try database.execute(
            sql: """
                DELETE FROM \(name) WHERE EXISTS (
                    SELECT 1 FROM temp.damaged AS found
                    WHERE found.key IS CAST(\(name).key AS BLOB)
                    AND found.window IS \(name).window);
                """)
        for key in keys { try delete(key, from: database) }
        try database.execute(sql: "DROP TABLE temp.damaged")
    }

    func deleteAll(ofWindow number: Int, from database: Database) throws {
        let statement = try database.cachedStatement(sql: "DELETE FROM \(name) WHERE window = ?")
        try statement.execute(arguments: [number])
    }

    func count(inWindow number: Int, of database: Database) throws -> Int {
        let statement = try database.cachedStatement(
            sql: "SELECT COUNT(*) FROM \(name) WHERE window = ?")
        return try Int.fetchOne(statement, arguments: [number]) ?? 0
    }

    private func checksum(_ key: Key, tag: Data, bytes: Data) -> Int64 {
        var checksum = RowChecksum(table: name)
        checksum.add(key.window.databaseValue)
        checksum.add(text: key.bytes)
        checksum.add(text: tag)
        checksum.add(blob: bytes)
        return checksum.value
    }
}
