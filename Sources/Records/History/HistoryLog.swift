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

    /// What a transaction has changed; empty where it was deleted.
    static func changes(
        _ number: Int64, of store: RecordStore, _ database: Database
    ) throws -> [HistoryChange] {
        var changes: [HistoryChange] = []
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT entity, kind, keys, details FROM casement_history_changes
                WHERE number = ? ORDER BY position
                """, arguments: [number])
        for row in rows {
            let name: String = row[0]
            // The entity may be one of an older schema.
            guard let plan = store.plans[name], let origin = store.origins[name],
                let type = plan.entity.type as? any PersistentModel.Type,
                let kind = HistoryRecord.Kind(rawValue: row[1])
            else { continue }
            for key in KeyDifferences.decode(row[2]) {
                changes.append(
                    try change(
                        type, kind, plan.entity, row[3], number,
                        // Unique in the store, and in their order.
                        identifier: number << 24 + Int64(changes.count),
                        PersistentIdentifier(origin, key: key)))
            }
        }
        return changes
    }

    private static func change<Model: PersistentModel>(
        _: Model.Type, _ kind: HistoryRecord.Kind, _ entity: Schema.Entity, _ details: String,
        _ number: Int64, identifier: Int64, _ object: PersistentIdentifier
    ) throws -> HistoryChange {
        /// Key paths to stored properties capture nothing, so that any thread may use them.
        func path(_ name: String) -> (PartialKeyPath<Model> & Sendable)? {
            entity.propertiesByKeyPath.first { $0.value.name == name }
                .flatMap { $0.key as? PartialKeyPath<Model> }
                .map { unsafeDowncast($0, to: (PartialKeyPath<Model> & Sendable).self) }
        }
        switch kind {
        case .insert:
            return .insert(
                DefaultHistoryInsert<Model>(
                    changeIdentifier: identifier, changedPersistentIdentifier: object,
                    transactionIdentifier: number))
        case .update:
            let names = try ValueBox.decode([String].self, from: details)
            return .update(
                DefaultHistoryUpdate<Model>(
                    changeIdentifier: identifier, changedPersistentIdentifier: object,
                    transactionIdentifier: number, updatedAttributes: names.compactMap(path)))
        case .delete:
            var values: [PartialKeyPath<Model> & Sendable: any Sendable] = [:]
            let texts =
                details.isEmpty ? [:] : try ValueBox.decode([String: String].self, from: details)
            for (name, text) in texts {
                guard let path = path(name),
                    let type = entity.attributesByName[name]?.valueType as? any Decodable.Type
                else { continue }
                values[path] = try value(type, text)
            }
            return .delete(
                DefaultHistoryDelete<Model>(
                    changeIdentifier: identifier, changedPersistentIdentifier: object,
                    transactionIdentifier: number, tombstone: HistoryTombstone(values)))
        }
    }

    /// The value was decoded here alone, so that it may be passed on to any thread.
    private static func value<Value: Decodable>(
        _ type: Value.Type, _ json: String
    ) throws -> any Sendable {
        unsafeBitCast(try ValueBox.decode(type, from: json) as Any, to: (any Sendable).self)
    }
}
