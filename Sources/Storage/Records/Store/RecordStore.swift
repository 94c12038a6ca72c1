import Foundation
import GRDB
import Logging
import Logs
import Synchronization

/// The database of a container: what all its contexts share. Any thread may use it.
package final class RecordStore: Sendable {
    package let schema: Schema
    package let configuration: ModelConfiguration
    let database: any DatabaseWriter
    let identifier: String
    /// The plans of the tables, by the names of their entities.
    let plans: [String: TablePlan]
    let origins: [String: IdentifierOrigin]
    let commits: CommitHub
    let files: ExternalFiles
    let references: References
    private let keys: Mutex<Keys>
    /// Held while the store is open.
    private let lock: StoreLock?
    private let watch: StoreWatch?
    private let said = Mutex<Set<String>>([])

    /// The keys that this process gives to new objects: the number of its turn in the upper half,
    /// so that no other process gives the same.
    private struct Keys {
        var turn: Int64?
        var last: [String: Int64] = [:]
    }

    init(
        _ schema: Schema, _ configuration: ModelConfiguration, _ database: any DatabaseWriter,
        identifier: String, lock: StoreLock?
    ) {
        self.schema = schema
        self.configuration = configuration
        self.database = database
        self.identifier = identifier
        plans = schema.entitiesByName.mapValues { TablePlan($0) }
        origins = schema.entitiesByName.mapValues {
            IdentifierOrigin(entityName: $0.name, storeIdentifier: identifier)
        }
        commits = CommitHub()
        files = ExternalFiles(of: configuration)
        references = References(in: schema)
        keys = Mutex(Keys())
        self.lock = lock
        lock?.share()
        watch =
            lock == nil
            ? nil
            : StoreWatch(configuration.url, database) { [commits] entities in
                var changes = CommittedChanges()
                for entity in entities { changes.entities[entity] = .init(isUnknown: true) }
                commits.publish(changes, from: nil)
            }
    }

    deinit { watch?.stop() }

    /// Writes and publishes nothing: `body` returns what it has changed.
    func commit(_ body: (Database) throws -> CommittedChanges) throws -> CommittedChanges {
        var noted = CommittedChanges()
        do {
            return try write { database in
                let changes = try body(database)
                for (entity, _) in changes.entities {
                    try database.cachedStatement(
                        sql: "UPDATE casement_changes SET count = count + 1 WHERE entity = ?"
                    ).run([_Cell(.text(entity))], in: database)
                }
                // In the turn of the commit, or the watch takes it for that of another process.
                noted = changes
                watch?.noteOwnCommit(noted.entities.keys, 1)
                return changes
            }
        } catch {
            watch?.noteOwnCommit(noted.entities.keys, -1)
            if let error = error as? DatabaseError {
                throw SwiftDataError(.saveFailure, error, in: name, "saved to")
            }
            throw error
        }
    }

    /// The store's name in sentences.
    var name: String { configuration.isStoredInMemoryOnly ? "The store" : configuration.url.path }

    /// Brings what was committed to the disk. Returns whether it is there.
    func syncLog() -> Bool {
        guard !configuration.isStoredInMemoryOnly else { return true }
        let descriptor = open(configuration.url.path + "-wal", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return fdatasync(descriptor) == 0
    }

    static let logger = Logger(about: .data)

    /// The key of a new object.
    func newKey(of entity: String) -> Int64 {
        let known = keys.withLock { $0.turn }
        // Reserved outside the lock: the database may have to wait for another process.
        let turn = known ?? reserveTurn()
        return keys.withLock { keys in
            if keys.turn == nil { keys.turn = turn }
            let key = (keys.last[entity] ?? (keys.turn ?? turn) << 32) + 1
            keys.last[entity] = key
            return key
        }
    }

    private func reserveTurn() -> Int64 {
        do {
            return try database.write { database in
                try database.execute(
                    sql: "UPDATE casement_store SET value = value + 1 WHERE name = 'turn'")
                return try Int64.fetchOne(
                    database, sql: "SELECT value FROM casement_store WHERE name = 'turn'") ?? 0
            }
        } catch {
            // The next save reports the error. No object has a key in this range.
            return Int64.random(in: 1 << 28..<1 << 30)
        }
    }

    /// Logs a sentence that would otherwise be there for each fetch.
    func sayOnce(_ sentence: String) {
        if said.withLock({ $0.insert(sentence).inserted }) { Self.logger.notice("\(sentence)") }
    }

    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try database.read(body)
    }

    func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
        guard configuration.allowsSave else {
            throw SwiftDataError(
                .modelValidationFailure,
                "\(configuration.url.path) was opened for reading alone: nothing can be saved.")
        }
        return try database.write(body)
    }
}
