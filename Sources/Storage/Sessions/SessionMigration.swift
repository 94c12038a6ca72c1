import Databases
import GRDB

/// The versions of the schema, each a step from the one before.
///
/// A later version adds columns and tables and never changes what a checksum covers: an older
/// build leaves what it does not know as it is, so that both may take turns on one session.
enum SessionMigration {
    /// The tables as the first version has them. Later ones may add columns.
    static let tables: [ExpectedTable] = [
        ExpectedTable(
            WindowTable.name,
            [
                ("number", "INTEGER"), ("scene", "TEXT"), ("title", "TEXT"),
                ("valueType", "TEXT"), ("value", "BLOB"), ("x", "REAL"), ("y", "REAL"),
                ("width", "REAL"), ("height", "REAL"), ("mode", "TEXT"),
                ("stacking", "INTEGER"), ("isKey", "INTEGER"), ("focus", "TEXT"),
                ("viewState", "BLOB"), ("valueCount", "INTEGER"), ("crc", "INTEGER"),
            ]),
        valueTable(.storage), valueTable(.mark),
        ExpectedTable("grdb_migrations", [("identifier", "TEXT")]),
    ]

    private static func valueTable(_ table: ValueTable) -> ExpectedTable {
        ExpectedTable(
            table.name,
            [
                ("window", "INTEGER"), ("key", "TEXT"), ("type", "TEXT"), ("bytes", "BLOB"),
                ("crc", "INTEGER"),
            ])
    }

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator().disablingDeferredForeignKeyChecks()
        migrator.registerMigration("1", migrate: { try createFirstSchema(in: $0) })
        return migrator
    }

    /// Keyed tables have no row ids: an index beside the rows could disagree with them unseen.
    private static func createFirstSchema(in database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE window (
                    number INTEGER PRIMARY KEY NOT NULL,
                    scene TEXT NOT NULL,
                    title TEXT,
                    valueType TEXT,
                    value BLOB,
                    x REAL, y REAL, width REAL, height REAL,
                    mode TEXT NOT NULL,
                    stacking INTEGER NOT NULL,
                    isKey INTEGER NOT NULL,
                    focus TEXT,
                    viewState BLOB,
                    valueCount INTEGER NOT NULL,
                    crc INTEGER NOT NULL
                );
                """)
        for table in [ValueTable.storage, .mark] {
            try database.execute(
                sql: """
                    CREATE TABLE \(table.name) (
                        window INTEGER NOT NULL,
                        key TEXT NOT NULL,
                        type TEXT NOT NULL,
                        bytes BLOB NOT NULL,
                        crc INTEGER NOT NULL,
                        PRIMARY KEY (window, key)
                    ) WITHOUT ROWID;
                    """)
        }
    }
}
