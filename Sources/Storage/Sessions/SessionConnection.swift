import Databases
import Foundation
import GRDB

/// How every connection to a session is set up, and the checks it must pass.
enum SessionConnection {
    /// How long the log may become, in bytes, before it is brought into the database at once.
    static let logLimit = 4 << 20

    /// The size of a page of a new session, in bytes. A turn changes a value or two, and the log
    /// gets each page that holds one: pages of 4 KB would write four times as much to flash memory.
    static let pageSize = 1024

    /// The largest database or log that is opened, in bytes: several times what the limits let an app
    /// save.
    static let largestFile = 256 << 20

    /// The longest text, blob or row that is read, in bytes: several times what may be written.
    static let longestValue = 16 << 20

    /// A connection that reads and writes. Checkpoints are the checkpointer's alone.
    static func open(_ path: String, busyTimeout: TimeInterval) throws -> DatabaseQueue {
        DatabaseMemory.reserve()
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        configuration.foreignKeysEnabled = false
        configuration.label = "casement.sessions"
        configuration.prepareDatabase { database in
            try DatabaseMemory.require()
            DatabaseGuard.distrust(database, longestValue: longestValue, attachments: 1)
            try database.execute(
                sql: """
                    PRAGMA page_size = \(pageSize);
                    PRAGMA journal_mode = WAL;
                    PRAGMA synchronous = NORMAL;
                    PRAGMA wal_autocheckpoint = 0;
                    PRAGMA journal_size_limit = \(logLimit);
                    PRAGMA trusted_schema = OFF;
                    """)
        }
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// A read-only connection, which does not disturb a session in use.
    static func openReadOnly(_ path: String) throws -> DatabaseQueue {
        DatabaseMemory.reserve()
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(2)
        configuration.label = "casement.sessions.reader"
        configuration.prepareDatabase { database in
            try DatabaseMemory.require()
            DatabaseGuard.distrust(database, longestValue: longestValue)
        }
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// What is wrong with the schema, and the faults that SQLite finds in the file; empty if it is
    /// sound.
    static func faults(in database: Database) throws -> [String] {
        try DatabaseGuard.limitingSteps(of: database) {
            let faults = try ExpectedTable.faults(of: SessionMigration.tables, in: database)
            guard faults.isEmpty else { return faults }
            return try String.fetchAll(database, sql: "PRAGMA quick_check(10)")
                .filter { $0 != "ok" }
        }
    }

    /// What is wrong with a database that is in use; empty if it seems sound. Other programs may
    /// write over its file, of which SQLite notices nothing while it has the pages in memory.
    ///
    /// Everything is read through the connection: closing another descriptor of the file would give
    /// up SQLite's locks.
    static func faultsInUse(_ connection: DatabaseQueue, size: Int) throws -> [String] {
        try connection.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA shrink_memory")
            try DatabaseMemory.require()
            guard size <= largestQuickCheck else {
                // The first page is read.
                _ = try Int.fetchOne(database, sql: "PRAGMA schema_version")
                return []
            }
            return try faults(in: database)
        }
    }

    /// A larger database is checked when it is copied.
    private static let largestQuickCheck = 1 << 20

    /// Why a database is too large to be opened; `nil` if it is not.
    static func oversize(_ path: String, in directory: SessionDirectory) -> String? {
        for file in [path, path + "-wal"] {
            guard let size = directory.fileSize(file), size > largestFile else { continue }
            return "it has \(size) bytes, more than a session can have"
        }
        return nil
    }
}
