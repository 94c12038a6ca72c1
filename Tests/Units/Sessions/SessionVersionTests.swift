import Foundation
import GRDB
import Testing

@testable import Sessions

/// Databases of other builds, older and newer.
struct SessionVersionTests {
    private static let fixtures = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "Fixtures")

    /// A schema that a later build could have: a column, a table, a type and a mark more.
    private var newer: DatabaseMigrator {
        var migrator = SessionMigration.migrator
        migrator.registerMigration("later") { database in
            try database.execute(
                sql: """
                    ALTER TABLE window ADD COLUMN future TEXT NOT NULL DEFAULT 'new';
                    ALTER TABLE storage ADD COLUMN future INTEGER;
                    CREATE TABLE future (note TEXT);
                    """)
        }
        return migrator
    }

    /// Does to a session what the later build would do.
    private func runNewerBuild(_ fixture: SessionFixture) throws {
        let connection = try SessionConnection.open(
            fixture.path("session.sqlite"), busyTimeout: 1)
        try newer.migrate(connection)
        try connection.close()
        try fixture.execute(
            """
            UPDATE window SET future = 'kept ' || number;
            INSERT INTO future VALUES ('kept');
            """)
        try fixture.forgeValue("shape", inWindow: 1, type: "path", hex: "0102")
        try fixture.forgeValue("shape", inWindow: 0, type: "path", hex: "03", table: "mark")
        try fixture.execute("UPDATE storage SET future = 5 WHERE key = 'shape'")
        try fixture.forgeWindow(
            1, "valueCount", sql: "(SELECT COUNT(*) FROM storage WHERE window = 1)")
    }

    private func expectNewerData(_ fixture: SessionFixture) throws {
        #expect(try fixture.count("window WHERE future = 'kept ' || number") == 2)
        #expect(try fixture.count("future WHERE note = 'kept'") == 1)
        #expect(
            try fixture.count(
                "storage WHERE key = 'shape' AND type = 'path' AND future = 5 AND bytes = x'0102'")
                == 1)
        #expect(try fixture.count("mark WHERE key = 'shape' AND type = 'path'") == 1)
        #expect(try fixture.count("grdb_migrations WHERE identifier = 'later'") == 1)
    }

    /// With `CASEMENT_FIXTURES=write` the database of the present schema is written anew, in small
    /// pages: to be done once for each new schema, and never for an old one.
    @Test("FAULTS 32: a database of each earlier schema opens with all that is in it")
    func schemas() throws {
        let versions = SessionMigration.migrator.migrations
        if ProcessInfo.processInfo.environment["CASEMENT_FIXTURES"] == "write" {
            try SessionFixture.smallDatabase(of: sampleSession)
                .write(to: Self.fixtures.appending(path: "schema-\(versions.last!).sqlite"))
        }
        for version in versions {
            let database = Self.fixtures.appending(path: "schema-\(version).sqlite")
            let fixture = try SessionFixture.made(
                of: ["session.sqlite": try Data(contentsOf: database)])
            #expect(try fixture.count("grdb_migrations WHERE identifier = '\(version)'") == 1)
            let opened = try fixture.reopen()
            #expect(opened.session == sampleSession)
            #expect(opened.startReason == .relaunch)
            #expect(opened.reports.isEmpty)
            #expect(try SessionReader.read(fixture.directory).schemaVersions == versions)
        }
    }

    @Test("FAULTS 33: what a newer build added is ignored, and still there after changes")
    func newerSchema() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try runNewerBuild(fixture)
        let (store, opened) = try fixture.open()
        #expect(opened.session == sampleSession)
        #expect(opened.reports.isEmpty)
        var session = sampleSession
        session.windows[0].title = "Changed"
        session.windows[0].storage["new"] = .int(1)
        session.windows[0].storage["flag"] = nil
        store.commit(session.changes(since: opened.session))
        store.close()
        try expectNewerData(fixture)
        let again = try fixture.reopen()
        #expect(again.session == session)
        #expect(again.reports.isEmpty)
        #expect(try SessionReader.verify(fixture.directory).isEmpty)
    }

    @Test("FAULTS 33: damage beside what a newer build added is taken out alone")
    func newerSchemaWithDamage() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try runNewerBuild(fixture)
        try fixture.flipBit(in: "größer")
        let opened = try fixture.reopen()
        var expected = sampleSession
        expected.windows[0].storage["text"] = nil
        #expect(opened.session == expected)
        #expect(opened.reports.contains(.rowDropped(table: "storage", key: "1 text")))
        try expectNewerData(fixture)
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test("FAULTS 36: after a downgrade and an upgrade both builds have their data")
    func downgrade() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try runNewerBuild(fixture)
        var session = sampleSession
        session.windows[1].storage["tab"] = .int(8)
        try fixture.save(session)
        try expectNewerData(fixture)
        let connection = try SessionConnection.open(
            fixture.path("session.sqlite"), busyTimeout: 1)
        try newer.migrate(connection)
        let contents = try connection.read { try SessionContents(reading: $0) }
        try connection.close()
        #expect(contents.session == session)
        #expect(contents.reports.isEmpty)
        session.windows[0].storage["tab"] = .int(4)
        try fixture.save(session)
        try expectNewerData(fixture)
        #expect(try fixture.reopen().session == session)
    }

    @Test("FAULTS 34: a value is read as the type it was stored as, and as no other")
    func types() {
        for value in sampleSession.windows[0].storage.values {
            let readers: [Any?] = [
                Bool(value), Int(value), Double(value), String(value), Data(value), URL(value),
                Date(value),
            ]
            #expect(readers.count { $0 != nil } == 1)
        }
    }
}
