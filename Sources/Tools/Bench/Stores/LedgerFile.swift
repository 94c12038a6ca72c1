import Foundation
import GRDB
import Records

/// A database in a temporary folder, removed with this object.
final class LedgerFile {
    let folder: URL
    var file: URL { folder.appending(path: "ledger.store") }

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "casement-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func container() throws -> ModelContainer {
        try ModelContainer(
            for: LedgerEntry.self, configurations: ModelConfiguration(url: file))
    }

    /// Opens the database in the way that GRDB's documents advise for an app.
    func pool() throws -> DatabasePool {
        let pool = try DatabasePool(path: file.path(percentEncoded: false))
        try pool.write { try LedgerRow.createTable($0) }
        return pool
    }

    /// Writes entries, without objects.
    static func fill(_ database: any DatabaseWriter, _ count: Int) throws {
        try database.write { database in
            let statement = try database.makeStatement(
                sql:
                    "INSERT INTO LedgerEntry (id, title, amount, day, account) VALUES (?, ?, ?, ?, ?)"
            )
            for number in 0..<count {
                let values = LedgerValues(number)
                try statement.execute(
                    arguments: [
                        1 << 48 + number, values.title, values.amount,
                        values.day.timeIntervalSinceReferenceDate, values.account,
                    ])
            }
        }
    }

    /// A store of the model with so many entries.
    func filledContainer(_ count: Int) throws -> ModelContainer {
        _ = try container()
        let pool = try DatabasePool(path: file.path(percentEncoded: false))
        try Self.fill(pool, count)
        try pool.close()
        return try container()
    }
}
