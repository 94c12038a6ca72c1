import Databases
import GRDB
import Testing

struct DatabaseGuardTests {
    private func database(longestValue: Int? = nil) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.prepareDatabase {
            DatabaseGuard.distrust($0, longestValue: longestValue)
        }
        return try DatabaseQueue(configuration: configuration)
    }

    private static let endless =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(i) FROM n"

    @Test(
        "A query without an end is interrupted, and the connection is used on",
        .timeLimit(.minutes(60)))
    func steps() throws {
        let queue = try database()
        #expect(throws: DatabaseError.self) {
            try queue.read { database in
                try DatabaseGuard.limitingSteps(of: database, to: 1_000_000) {
                    try Int.fetchOne(database, sql: Self.endless)
                }
            }
        }
        let two = try queue.read { database in
            try DatabaseGuard.limitingSteps(of: database, to: 1_000_000) {
                try Int.fetchOne(database, sql: "SELECT 1 + 1")
            }
        }
        #expect(two == 2)
    }

    @Test("Views and triggers of a file do nothing, and nothing is attached")
    func schema() throws {
        let queue = try DatabaseQueue()
        try queue.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    CREATE TABLE a (b);
                    CREATE VIEW v AS SELECT 1 AS x;
                    CREATE TRIGGER t AFTER INSERT ON a BEGIN INSERT INTO a VALUES (2); END;
                    """)
            DatabaseGuard.distrust(database)
            try database.execute(sql: "INSERT INTO a VALUES (1)")
            let rows = try Int.fetchAll(database, sql: "SELECT b FROM a")
            #expect(rows == [1])
            #expect(throws: DatabaseError.self) {
                try Int.fetchOne(database, sql: "SELECT x FROM v")
            }
            #expect(throws: DatabaseError.self) {
                try database.execute(sql: "ATTACH ':memory:' AS other")
            }
            #expect(throws: DatabaseError.self) {
                try database.execute(
                    sql: "PRAGMA writable_schema = ON; DELETE FROM sqlite_master")
            }
        }
    }

    @Test("A value over the limit is neither read nor written")
    func length() throws {
        try database(longestValue: 1000).write { database in
            #expect(throws: DatabaseError.self) {
                try Int.fetchOne(database, sql: "SELECT length(zeroblob(1001))")
            }
            let length = try Int.fetchOne(database, sql: "SELECT length(zeroblob(1000))")
            #expect(length == 1000)
        }
    }

    @Test("A schema is compared with the one expected, of which it may have more columns")
    func expected() throws {
        let table = ExpectedTable("a", [("b", "INTEGER"), ("c", "BLOB")])
        func faults(_ sql: String) throws -> [String] {
            let queue = try DatabaseQueue()
            return try queue.write { database in
                try database.execute(sql: sql)
                return try ExpectedTable.faults(of: [table], in: database)
            }
        }
        for sound in [
            "", "CREATE TABLE a (b INTEGER PRIMARY KEY, c BLOB)",
            "CREATE TABLE a (b INTEGER, c BLOB, d TEXT UNIQUE); CREATE TABLE other (x)",
            "CREATE TABLE other (x); CREATE INDEX i ON other (x)",
        ] {
            #expect(try faults(sound) == [])
        }
        for strange in [
            "CREATE TABLE a (b INTEGER)", "CREATE TABLE a (b TEXT, c BLOB)",
            "CREATE VIEW a AS SELECT 1 AS b, 2 AS c", "CREATE VIEW other AS SELECT 1",
            "CREATE TABLE a (b INTEGER, c BLOB AS (zeroblob(b)))",
            "CREATE TABLE a (b INTEGER, c BLOB); CREATE INDEX i ON a (zeroblob(b))",
            "CREATE VIRTUAL TABLE a USING rtree(b, c, d)",
            """
            CREATE TABLE a (b INTEGER, c BLOB);
            CREATE TRIGGER t AFTER DELETE ON a BEGIN DELETE FROM a; END
            """,
        ] {
            #expect(try !faults(strange).isEmpty, "\(strange)")
        }
    }
}
