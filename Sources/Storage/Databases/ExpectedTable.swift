import GRDB

/// A table as an app makes it, to be compared with the one in a file.
package struct ExpectedTable: Sendable {
    package let name: String
    /// The columns with their declared types. A table may have further ones.
    package let columns: [(name: String, type: String)]

    package init(_ name: String, _ columns: [(name: String, type: String)]) {
        self.name = name
        self.columns = columns
    }

    /// What is wrong with the schema of a database, as sentences: a table that is something else or
    /// whose columns are computed, and whatever would run when tables are read or written. A table
    /// that is not there is not a fault.
    package static func faults(
        of tables: [ExpectedTable], in database: Database
    ) throws -> [String] {
        var faults: [String] = []
        var found: Set<String> = []
        let rows = try Row.fetchCursor(
            database, sql: "SELECT type, name, tbl_name, substr(sql, 1, 20) FROM sqlite_master")
        while let row = try rows.next(), faults.count < 10 {
            let type: String = row[0] ?? ""
            let name: String = row[1] ?? ""
            let owner = (row[2] as String? ?? "").lowercased()
            let isVirtual = (row[3] as String? ?? "").lowercased().hasPrefix("create virtual")
            switch type {
            case "table" where !isVirtual: found.insert(name.lowercased())
            case "index" where row[3] == nil: break
            case "index" where !tables.contains { $0.name == owner }: break
            default:
                let kind = isVirtual ? "virtual table" : type
                faults.append("it has a \(kind) named \(name.prefix(40))")
            }
        }
        for table in tables where faults.isEmpty && found.contains(table.name) {
            faults += try table.faults(in: database)
        }
        return faults
    }

    private func faults(in database: Database) throws -> [String] {
        var missing = Dictionary(columns.map { ($0.name, $0.type) }) { first, _ in first }
        for row in try Row.fetchAll(
            database, sql: "SELECT name, type, hidden FROM pragma_table_xinfo(?)",
            arguments: [name])
        {
            let column: String = row[0] ?? ""
            if row[2] != 0 {
                return ["the table \(name) has a computed column \(column.prefix(40))"]
            }
            if missing[column] == row[1] as String? { missing[column] = nil }
        }
        return missing.keys.sorted().map { "the table \(name) has no such column as \($0)" }
    }
}
