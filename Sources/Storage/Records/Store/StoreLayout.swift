import Foundation
import GRDB

/// The tables and indices of a schema, as a store remembers those it has.
struct StoreLayout: Codable, Equatable {
    struct Column: Codable, Equatable {
        var name: String
        var type: String
        var originalName: String
        var isRequired: Bool
    }

    struct Table: Codable, Equatable {
        var name: String
        var columns: [Column]
    }

    var version: Schema.Version
    var tables: [Table]
    /// Tables of pairs, by their names: the two columns.
    var pairs: [String: [String]]
    /// The statements that make indices, by the names of these.
    var indices: [String: String]

    init(_ schema: Schema) {
        version = schema.version
        tables = []
        pairs = [:]
        indices = [:]
        for entity in schema.entities {
            let plan = TablePlan(entity)
            let columns = plan.columns.map { column in
                let property = entity.allProperties[column.cell]
                return Column(
                    name: column.name,
                    type: (property as? Schema.Attribute)?.storage.sqlType ?? "INTEGER",
                    originalName: property.originalName, isRequired: column.isRequired)
            }
            tables.append(Table(name: entity.table, columns: columns))
            for constraint in entity.uniquenessConstraints {
                addIndex(on: entity, constraint, "UNIQUE INDEX", "unique")
            }
            for index in entity.indices { addIndex(on: entity, index, "INDEX", "index") }
            for relationship in entity.relationshipsByName.values {
                switch relationship.storage {
                case .foreignKey(let column):
                    if relationship.inverseName != nil {
                        addIndex(on: entity, [column], "INDEX", "link")
                    }
                case .inverseForeignKey: break
                case .joinTable(let name, let own, let other):
                    pairs[name] = [own, other].sorted()
                    let index = "\(name)_link"
                    indices[index] =
                        "CREATE INDEX \(index.quoted) ON \(name.quoted) (\("owner".quoted))"
                }
            }
        }
    }

    private mutating func addIndex(
        on entity: Schema.Entity, _ names: [String], _ kind: String, _ suffix: String
    ) {
        let name = ([entity.name] + names + [suffix]).joined(separator: "_")
        let columns = names.map(\.columnName.quoted).joined(separator: ", ")
        indices[name] = "CREATE \(kind) \(name.quoted) ON \(entity.table.quoted) (\(columns))"
    }

    /// What differs apart from the version and from names of the past.
    func hasSameTables(as other: StoreLayout) -> Bool {
        func plain(_ layout: StoreLayout) -> [Table] {
            layout.tables.map { table in
                var table = table
                for index in table.columns.indices { table.columns[index].originalName = "" }
                return table
            }
        }
        return plain(self) == plain(other) && pairs == other.pairs && indices == other.indices
    }

    /// Says which models and properties another layout has and this one lacks, and the reverse.
    func difference(from other: StoreLayout) -> String {
        func names(_ layout: StoreLayout) -> Set<String> {
            Set(
                layout.tables.flatMap { table in
                    [table.name]
                        + table.columns.map { "\(table.name).\($0.name)" }
                })
        }
        func list(_ names: Set<String>) -> String {
            // A model stands for its properties.
            let shown = names.filter { name in
                guard let dot = name.firstIndex(of: ".") else { return true }
                return !names.contains(String(name[..<dot]))
            }
            return shown.isEmpty ? "nothing else" : shown.sorted().joined(separator: ", ")
        }
        let (own, others) = (names(self), names(other))
        guard own != others else { return "Types or indices of \(list(own)) differ." }
        return """
            The file has \(list(others.subtracting(own))), and this schema \
            \(list(own.subtracting(others))).
            """
    }

    // MARK: Making it

    func create(in database: Database) throws {
        for table in tables { try create(table, in: database) }
        for (name, _) in pairs { try createPairs(name, in: database) }
        for (_, sql) in indices.sorted(by: { $0.key < $1.key }) { try database.execute(sql: sql) }
    }

    private func create(_ table: Table, in database: Database) throws {
        let columns =
            ["id INTEGER PRIMARY KEY"]
            + table.columns.map { "\($0.name.columnName.quoted) \($0.type)" }
        try database.execute(
            sql: "CREATE TABLE \(table.name.quoted) (\(columns.joined(separator: ", ")))")
        try database.execute(
            sql: "INSERT OR IGNORE INTO casement_changes (entity, count) VALUES (?, 0)",
            arguments: [table.name])
    }

    private func createPairs(_ name: String, in database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE \(name.quoted) (
                    member INTEGER NOT NULL, owner INTEGER NOT NULL, PRIMARY KEY (member, owner)
                ) WITHOUT ROWID
                """)
    }

    // MARK: Migrating

    /// Changes the tables of an older layout to these, and keeps what is in them.
    func migrate(from old: StoreLayout, schema: Schema, in database: Database) throws {
        for name in old.indices.keys {
            try database.execute(sql: "DROP INDEX IF EXISTS \(name.quoted)")
        }
        for name in old.pairs.keys where pairs[name] == nil {
            try database.execute(sql: "DROP TABLE \(name.quoted)")
        }
        for name in pairs.keys where old.pairs[name] == nil {
            try createPairs(name, in: database)
        }
        let oldTables = Dictionary(
            old.tables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for table in tables {
            if let before = oldTables[table.name] {
                try migrate(before, to: table, schema, in: database)
            } else {
                try create(table, in: database)
            }
        }
        for table in old.tables where !tables.contains(where: { $0.name == table.name }) {
            try database.execute(sql: "DROP TABLE \(table.name.quoted)")
        }
        for (name, sql) in indices.sorted(by: { $0.key < $1.key }) {
            do {
                try database.execute(sql: sql)
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                throw SwiftDataError(
                    .loadIssueModelContainer,
                    "\(name) cannot be made: objects of the store have the same values.")
            }
        }
    }

    private func migrate(
        _ old: Table, to new: Table, _ schema: Schema, in database: Database
    ) throws {
        let table = new.name.quoted
        var columns = Dictionary(
            old.columns.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for column in new.columns {
            let source = columns[column.name] ?? columns[column.originalName]
            if let source {
                columns[source.name] = nil
                if source.name != column.name {
                    try database.execute(
                        sql: """
                            ALTER TABLE \(table) RENAME COLUMN \(source.name.columnName.quoted) \
                            TO \(column.name.columnName.quoted)
                            """)
                }
                let kinds = [source.type, column.type]
                guard source.type == column.type || kinds == ["INTEGER", "REAL"] else {
                    throw SwiftDataError(
                        .loadIssueModelContainer,
                        """
                        \(new.name).\(column.name) was stored as \(source.type) and is \
                        \(column.type) now: that needs a custom stage of a migration plan.
                        """)
                }
                if source.type != column.type { try retype(column, of: table, in: database) }
                if column.isRequired, !source.isRequired {
                    try fillEmpty(column, of: new, schema, in: database)
                }
            } else {
                try database.execute(
                    sql:
                        "ALTER TABLE \(table) ADD COLUMN \(column.name.columnName.quoted) \(column.type)"
                )
                if column.isRequired { try fillEmpty(column, of: new, schema, in: database) }
            }
        }
        for name in columns.keys.sorted() {
            try database.execute(sql: "ALTER TABLE \(table) DROP COLUMN \(name.columnName.quoted)")
        }
    }

    /// The type of a column says how it compares, so it becomes another column.
    private func retype(_ column: Column, of table: String, in database: Database) throws {
        let name = column.name.columnName.quoted
        let old = (column.name + " before").quoted
        try database.execute(sql: "ALTER TABLE \(table) RENAME COLUMN \(name) TO \(old)")
        try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(name) \(column.type)")
        try database.execute(sql: "UPDATE \(table) SET \(name) = \(old)")
        try database.execute(sql: "ALTER TABLE \(table) DROP COLUMN \(old)")
    }

    /// Gives the default value of the model to rows that have none.
    private func fillEmpty(
        _ column: Column, of table: Table, _ schema: Schema, in database: Database
    ) throws {
        let name = column.name.columnName.quoted
        let empty = "FROM \(table.name.quoted) WHERE \(name) IS NULL"
        guard try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 \(empty))") == true else {
            return
        }
        let attribute = schema.entitiesByName[table.name]?.attributesByName[column.name]
        guard let value = attribute?.defaultValue, let cell = _Cell(standard: value) else {
            throw SwiftDataError(
                .loadIssueModelContainer,
                """
                \(table.name).\(column.name) is new and not optional, and has no default value for \
                the objects that the store has.
                """)
        }
        let statement = try database.makeStatement(
            sql: "UPDATE \(table.name.quoted) SET \(name) = ? WHERE \(name) IS NULL")
        try statement.run([cell], in: database)
    }
}

extension _Cell {
    /// The cell of a default value.
    init?(standard value: Any) {
        if let value = value as? any _ColumnValue {
            self = value._cell
        } else if let value = value as? any RawRepresentable {
            func raw<Value: RawRepresentable>(_ value: Value) -> Any { value.rawValue }
            guard let cell = raw(value) as? any _ColumnValue else { return nil }
            self = cell._cell
        } else if let value = value as? any Encodable {
            self = _Cell(.boxed(ValueBox(value)))
        } else {
            return nil
        }
    }
}
