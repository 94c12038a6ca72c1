import CDatabase
import GRDB
import GRDBSQLite

/// What keeps a database that somebody else may have written from doing more than holding rows.
package enum DatabaseGuard {
    /// How many steps SQLite's machine may take for one piece of work: some seconds on a slow device,
    /// and several times what reading the largest session takes.
    package static let mostSteps = 200_000_000

    /// Turns off views, triggers and loadable code, and limits values and attached databases.
    ///
    /// A text, a blob or a row that is longer in bytes cannot be read or written. SQLite's own
    /// `VACUUM INTO` needs one attached database.
    package static func distrust(
        _ database: Database, longestValue: Int? = nil, attachments: Int = 0
    ) {
        guard let connection = database.sqliteConnection else { return }
        casement_distrust_schema(UnsafeMutableRawPointer(connection))
        sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, Int32(clamping: attachments))
        if let longestValue {
            sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, Int32(clamping: longestValue))
        }
    }

    /// Does some work, which fails with `SQLITE_INTERRUPT` if it takes more steps than it may: a
    /// query in a database may have no end.
    package static func limitingSteps<Result>(
        of database: Database, to most: Int = mostSteps, _ work: () throws -> Result
    ) rethrows -> Result {
        guard let connection = database.sqliteConnection else { return try work() }
        let counter = StepCounter(left: most / stride)
        sqlite3_progress_handler(
            connection, Int32(stride),
            { counter in
                guard let counter else { return 0 }
                return Unmanaged<StepCounter>.fromOpaque(counter).takeUnretainedValue().next()
            }, Unmanaged.passUnretained(counter).toOpaque())
        defer {
            sqlite3_progress_handler(connection, 0, nil, nil)
            withExtendedLifetime(counter) {}
        }
        return try work()
    }

    private static let stride = 1000

    private final class StepCounter {
        private var left: Int

        init(left: Int) { self.left = left }

        /// Other than 0 once no steps are left.
        func next() -> Int32 {
            left -= 1
            return left < 0 ? 1 : 0
        }
    }
}
