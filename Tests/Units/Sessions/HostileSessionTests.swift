import Databases
import Foundation
import GRDB
import ProcessCosts
import Testing

@testable import Sessions

/// Sessions that somebody made who wants the app never to start.
@Suite(.timeLimit(.minutes(60)))
struct HostileSessionTests {
    private static let endless = """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        """

    /// SQL after which a session is not one, and each read of it may have no end.
    private static let strange = [
        """
        DROP TABLE window; CREATE VIEW window AS \(endless)
        SELECT i AS number, '' AS scene, '' AS title, '' AS valueType, x'' AS value, 0 AS x, 0 AS y,
        0 AS width, 0 AS height, '' AS mode, 0 AS stacking, 0 AS isKey, '' AS focus,
        x'' AS viewState, 0 AS valueCount, 0 AS crc FROM n
        """,
        """
        DROP TABLE storage; CREATE VIEW storage AS \(endless)
        SELECT i AS window, 'k' AS key, 'int' AS type, x'00' AS bytes, 0 AS crc FROM n
        """,
        """
        DROP TABLE mark; CREATE VIEW mark AS \(endless)
        SELECT 0 AS window, 'k' AS key, 'int' AS type, x'00' AS bytes, 0 AS crc FROM n
        """,
        """
        DROP TABLE grdb_migrations; CREATE VIEW grdb_migrations AS \(endless)
        SELECT '1' AS identifier FROM n
        """,
        "CREATE VIEW other AS SELECT 1",
        """
        CREATE TRIGGER t AFTER INSERT ON mark BEGIN
        INSERT INTO storage SELECT number, 'x', 'int', x'00', 0 FROM window; END
        """,
        "CREATE INDEX i ON storage (zeroblob(window * 1000000))",
        "ALTER TABLE storage ADD COLUMN computed AS (zeroblob(1000000000))",
        "DROP TABLE storage; CREATE TABLE storage (window, key, type, bytes, crc)",
    ]

    @Test(
        "A session whose schema is another one is set aside, and the app starts", arguments: strange
    )
    func schema(sql: String) throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try? FileManager.default.removeItem(at: fixture.url("copy.sqlite"))
        try fixture.spoil(sql)
        let (store, opened) = try fixture.open()
        store.close(.killed)
        #expect(opened.startReason == .setAside(.unreadable))
        #expect(opened.session == nil)
        #expect(try fixture.fileNames.contains("aside-1.sqlite"))
        #expect(try fixture.reopen().startReason != .setAside(.unreadable))
    }

    @Test("The check of a session whose schema is another one ends", arguments: strange)
    func verify(sql: String) throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.spoil(sql)
        #expect(throws: SessionError.self) { try SessionReader.verify(fixture.directory) }
        #expect(throws: SessionError.self) { try SessionReader.read(fixture.directory) }
        // And one whose copy is.
        let other = try SessionFixture()
        try other.save(sampleSession)
        try? FileManager.default.removeItem(at: other.url("copy.sqlite"))
        try FileManager.default.copyItem(
            at: fixture.url("session.sqlite"), to: other.url("copy.sqlite"))
        #expect(try !SessionReader.verify(other.directory).isEmpty)
    }

    @Test("Twenty thousand damaged rows are deleted at once, and reported by their number")
    func damagedRows() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.spoil(
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
            INSERT INTO storage SELECT i % 40, 'k' || i, 'int', x'00', 0 FROM n;
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
            INSERT INTO storage SELECT 'text' || i, i, 'int', x'00', 0 FROM n;
            WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
            INSERT INTO window (number, scene, mode, stacking, isKey, valueCount, crc)
            SELECT i, 's', 'normal', 0, 0, 0, 0 FROM n;
            """)
        let opened = try fixture.reopen()
        #expect(opened.session == sampleSession)
        #expect(opened.reports.count <= 3, "\(opened.reports)")
        #expect(fixture.reports.contains { $0.contains("more like it") })
        let again = try fixture.reopen()
        #expect(again.reports.isEmpty)
        #expect(again.session == sampleSession)
    }

    @Test(
        "Deleting twenty thousand damaged rows takes a number of steps for each, however many there are"
    )
    func deletedRows() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.spoil(
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
            INSERT INTO storage SELECT 1, 'k' || i, 'int', x'00', 0 FROM n;
            """)
        let connection = try SessionConnection.open(
            fixture.path("session.sqlite"), busyTimeout: 1)
        defer { try? connection.close() }
        try connection.write { database in
            let contents = try SessionContents(reading: database)
            // A look at all rows of the window for each of them would take a thousand millions.
            try DatabaseGuard.limitingSteps(of: database, to: 5_000_000) {
                try contents.deleteDamage(from: database)
            }
            #expect(try SessionContents(reading: database).reports.isEmpty)
        }
        #expect(try fixture.reopen().session == sampleSession)
    }

    @Test("A value of 100 MB, which no app can have saved, is not read when a session is opened")
    func hugeValueMemory() async {
        await #expect(processExitsWith: .success) {
            let fixture = try SessionFixture()
            try fixture.save(sampleSession)
            try fixture.spoil(
                """
                INSERT INTO storage VALUES (1, 'huge value', 'data', zeroblob(100000000), 0);
                UPDATE window SET viewState = zeroblob(50000000) WHERE number = 3;
                """)
            // SQLite has the row in memory once to delete it; reading it takes twice as much.
            try spending(lessThan: 150 << 20) {
                let opened = try fixture.reopen()
                precondition(opened.session?.windows == [sampleSession.windows[0]])
            }
        }
    }

    @Test("A value of 100 MB, which no app can have saved, is dropped unread")
    func hugeValue() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.spoil(
            """
            INSERT INTO storage VALUES (1, 'huge value', 'data', zeroblob(100000000), 0);
            UPDATE window SET viewState = zeroblob(50000000) WHERE number = 3;
            """)
        let opened = try fixture.reopen()
        #expect(opened.session?.windows == [sampleSession.windows[0]])
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test("A session of a gigabyte, and a copy of one, are set aside unread")
    func hugeFile() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try Data().write(to: fixture.url("copy.sqlite"))
        for name in ["session.sqlite", "copy.sqlite"] {
            truncate(fixture.path(name), 1 << 30)
        }
        let opened = try fixture.reopen()
        #expect(opened.startReason == .setAside(.unreadable))
        #expect(opened.reports.contains { "\($0)".contains("more than a session can have") })
        #expect(try fixture.reopen().startReason == .relaunch)
    }

    @Test("A reader refuses a session of a gigabyte")
    func hugeFileRead() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        truncate(fixture.path("session.sqlite"), 1 << 30)
        #expect(throws: SessionError.self) { try SessionReader.read(fixture.directory) }
    }
}

extension SessionFixture {
    /// Changes the database as a connection without any guard can.
    fileprivate func spoil(_ sql: String) throws {
        let queue = try DatabaseQueue(path: path("session.sqlite"))
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }
}
