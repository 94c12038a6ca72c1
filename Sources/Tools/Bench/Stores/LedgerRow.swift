import Foundation
import GRDB

/// A `LedgerEntry` in the form in which GRDB's users write it.
struct LedgerRow: Codable, FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "LedgerEntry"

    var id: Int64?
    var title: String
    var amount: Double
    var day: Double
    var account: Int

    init(_ values: LedgerValues) {
        title = values.title
        amount = values.amount
        day = values.day.timeIntervalSinceReferenceDate
        account = values.account
    }

    mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }

    /// The table and the indices that the model's store has.
    static func createTable(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE LedgerEntry (
                    id INTEGER PRIMARY KEY, title TEXT, amount REAL, day REAL, account INTEGER);
                CREATE INDEX LedgerEntry_account ON LedgerEntry (account);
                CREATE INDEX LedgerEntry_day ON LedgerEntry (day);
                """)
    }
}
