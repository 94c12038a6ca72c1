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
        guard faults.isEmpty else { return faults }
        return try columnFaults(of: tables.filter { found.contains($0.name) }, in: database)
    }

    /// The columns of all tables are read by one statement: each would cost an app's start a
    /// statement to prepare.
    ///
    /// They are struck off a set. To change a value inside of a dictionary takes memory which is not
    /// checked, and there may be none.
    private static func columnFaults(
        of tables: [ExpectedTable], in database: Database
    ) throws -> [String] {
        let names = Set(tables.map(\.name))
        var missing: Set<Column> = []
        for table in tables {
            for (name, type) in table.columns {
                missing.insert(Column(table: table.name, name: name, type: type))
            }
        }
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT lower(tables.name), columns.name, columns.type, columns.hidden
                FROM sqlite_master AS tables, pragma_table_xinfo(tables.name) AS columns
                WHERE tables.type = 'table'
                """)
        while let row = try rows.next() {
            let column = Column(table: row[0] ?? "", name: row[1] ?? "", type: row[2] ?? "")
            guard names.contains(column.table) else { continue }
            guard row[3] == 0 else {
                return [
                    "the table \(column.table) has a computed column \(column.name.prefix(40))"
                ]
            }
            missing.remove(column)
        }
        return missing.sorted { ($0.table, $0.name) < ($1.table, $1.name) }
            .map { "the table \($0.table) has no such column as \($0.name)" }
    }

    private struct Column: Hashable {
        let table: String
        let name: String
        let type: String
    }
}
