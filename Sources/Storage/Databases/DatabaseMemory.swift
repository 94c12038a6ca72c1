import CDatabase
import GRDB

/// The memory that SQLite works with.
///
/// GRDB stops the program if SQLite has no memory to set up a connection, to bind a value, or to hand
/// out a text. SQLite therefore has a reserve for small pieces, and no work is begun while that is in
/// use and the system has no memory.
package enum DatabaseMemory {
    /// Gives SQLite its reserve. Call this before a database is opened.
    package static func reserve() { casement_reserve_memory() }

    /// Whether there is memory for work with a database.
    package static var isThere: Bool { casement_has_memory() != 0 }

    /// Whether so many bytes can be had in one piece.
    package static func canAllocate(_ bytes: Int) -> Bool { casement_can_allocate(bytes) != 0 }

    /// Throws if memory falls short for work with a database.
    package static func require() throws(DatabaseError) {
        guard !isThere else { return }
        throw DatabaseError(resultCode: .SQLITE_NOMEM, message: "there is no memory for it")
    }

    /// How many times the system had no memory for a small piece. An error of SQLite's during which
    /// this has not grown may be due to a damaged length.
    package static var shortages: UInt64 { casement_shortages() }
}
