import Databases
import Foundation
import GRDB

/// Opens the database of a configuration, and brings it to the schema.
struct StoreOpening {
    let schema: Schema
    let configuration: ModelConfiguration
    /// Brings a copy of the store from a version to that of the schema, by the stages of a plan;
    /// `nil` without a plan.
    let runStages: ((_ copy: URL, _ version: Schema.Version) throws -> Void)?

    func open() throws -> RecordStore {
        do {
            return try openStore()
        } catch let error as SwiftDataError {
            throw error
        } catch let error as DatabaseError {
            throw SwiftDataError(
                .loadIssueModelContainer, error, in: configuration.url.path, "opened")
        } catch {
            throw SwiftDataError(
                .loadIssueModelContainer, "\(configuration.url.path) cannot be opened: \(error)")
        }
    }

    private func openStore() throws -> RecordStore {
        guard !configuration.isStoredInMemoryOnly else {
            let queue = try DatabaseQueue(configuration: Self.connection(of: configuration))
            return try store(queue)
        }
        let url = configuration.url
        if configuration.allowsSave {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let lock = try StoreLock(url)
            Self.createPrivately(url)
            try migrateByStages(lock)
            return try store(database(at: url), lock)
        }
        return try store(database(at: url))
    }

    /// Makes an empty file that only its owner may read, if there is none; SQLite gives the files
    /// beside it the same permissions.
    private static func createPrivately(_ url: URL) {
        let file = Foundation.open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        // SQLite says what is wrong if it cannot be made.
        if file >= 0 { Foundation.close(file) }
    }

    private func database(at url: URL) throws -> any DatabaseWriter {
        let connection = Self.connection(of: configuration)
        return configuration.allowsSave
            ? try DatabasePool(path: url.path, configuration: connection)
            : try DatabaseQueue(path: url.path, configuration: connection)
    }

    static func connection(of configuration: ModelConfiguration) -> Configuration {
        DatabaseMemory.reserve()
        var connection = Configuration()
        connection.busyMode = .timeout(5)
        connection.foreignKeysEnabled = false
        connection.label = "casement.data"
        connection.readonly = !configuration.allowsSave && !configuration.isStoredInMemoryOnly
        let isReadOnly = connection.readonly
        connection.prepareDatabase { database in
            try DatabaseMemory.require()
            DatabaseGuard.distrust(database, attachments: 1)
            try database.execute(
                sql: isReadOnly
                    ? "PRAGMA trusted_schema = OFF"
                    : "PRAGMA trusted_schema = OFF; PRAGMA synchronous = NORMAL")
            TextFunctions.register(in: database)
            database.add(
                collation: DatabaseCollation(ColumnStorage.decimalCollation) { a, b in
                    Self.compareNumbers(a, b)
                })
        }
        return connection
    }

    private static func compareNumbers(_ a: String, _ b: String) -> ComparisonResult {
        guard let first = Decimal(string: a), let second = Decimal(string: b) else {
            return a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
        }
        return first < second
            ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }

    // MARK: The tables

    private func store(
        _ database: any DatabaseWriter, _ lock: StoreLock? = nil
    ) throws -> RecordStore {
        let identifier =
            configuration.allowsSave || configuration.isStoredInMemoryOnly
            ? try prepare(database, lock) : try check(database)
        return RecordStore(
            schema, configuration, database, identifier: identifier, lock: lock)
    }

    /// Makes the tables, or brings them to the schema, in one transaction.
    private func prepare(_ database: any DatabaseWriter, _ lock: StoreLock?) throws -> String {
        let layout = StoreLayout(schema)
        try database.write { database in
            guard let old = try StoredLayout.read(database) else {
                try StoredLayout.createTables(database)
                try layout.create(in: database)
                try StoredLayout.write(layout, to: database)
                return
            }
            guard old.version <= layout.version else { throw newer(old) }
            // A store from before there was a history gets one.
            try HistoryLog.createTables(database)
            guard !old.hasSameTables(as: layout) else {
                if old != layout { try StoredLayout.write(layout, to: database) }
                return
            }
            if let lock, try !lock.isOurs() { throw inUse(old) }
            try layout.migrate(from: old, schema: schema, in: database)
            try StoredLayout.write(layout, to: database)
        }
        return try database.read { try StoredLayout.identifier($0) }
    }

    /// A store that is only read must be of this schema.
    private func check(_ database: any DatabaseWriter) throws -> String {
        let layout = StoreLayout(schema)
        guard let old = try database.read({ try StoredLayout.read($0) }) else {
            throw SwiftDataError(
                .loadIssueModelContainer, "\(configuration.url.path) is not a store of models.")
        }
        guard old.version <= layout.version else { throw newer(old) }
        guard old.hasSameTables(as: layout) else {
            throw SwiftDataError(
                .loadIssueModelContainer,
                """
                \(configuration.url.path) has the schema \(old.version), which must be migrated: \
                it was opened for reading alone.
                """)
        }
        return try database.read { try StoredLayout.identifier($0) }
    }

    private func newer(_ old: StoreLayout) -> SwiftDataError {
        SwiftDataError(
            .backwardMigration,
            """
            \(configuration.url.path) has the schema \(old.version), and this app knows \
            \(schema.version): a newer app has written it. It stays as it is.
            """)
    }

    private func inUse(_ old: StoreLayout) -> SwiftDataError {
        SwiftDataError(
            .loadIssueModelContainer,
            """
            \(configuration.url.path) is open with another schema, in this app or in another \
            process: it can be migrated once that is closed. \
            \(StoreLayout(schema).difference(from: old))
            """)
    }

    // MARK: Stages

    /// The layout of an older store.
    private func oldLayout() throws -> StoreLayout? {
        guard FileManager.default.fileExists(atPath: configuration.url.path) else { return nil }
        let database = try database(at: configuration.url)
        defer { try? database.close() }
        let old = try database.read { try StoredLayout.read($0) }
        return old.flatMap { $0.version < schema.version ? $0 : nil }
    }

    /// Runs the stages on a copy, which replaces the contents of the store in one transaction.
    private func migrateByStages(_ lock: StoreLock) throws {
        guard let runStages, let old = try oldLayout() else { return }
        guard try lock.isOurs() else { throw inUse(old) }
        let original = try database(at: configuration.url)
        defer { try? original.close() }
        let folder = configuration.url.deletingLastPathComponent()
            .appendingPathComponent(".\(configuration.url.lastPathComponent)-migration")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appendingPathComponent("copy.store")
        try original.vacuum(into: copy.path)
        try runStages(copy, old.version)
        let migrated = try DatabaseQueue(
            path: copy.path, configuration: Self.connection(of: configuration))
        try migrated.backup(to: original)
        try migrated.close()
    }
}
