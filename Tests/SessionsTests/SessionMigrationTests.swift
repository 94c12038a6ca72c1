import Foundation
import Testing

@testable import Sessions

struct SessionMigrationTests {
    @Test("What a newer build added to the schema is ignored, and still there afterwards")
    func newerSchema() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.execute(
            """
            INSERT INTO grdb_migrations VALUES ('2');
            ALTER TABLE window ADD COLUMN future TEXT;
            UPDATE window SET future = 'kept';
            CREATE TABLE future (note TEXT);
            INSERT INTO future VALUES ('kept');
            """)
        var session = sampleSession
        session.windows[0].title = "Changed"
        session.windows[0].storage["new"] = .int(1)
        try fixture.save(session)
        let opened = try fixture.reopen()
        #expect(opened.session == session)
        #expect(opened.reports.isEmpty)
        #expect(try fixture.count("window WHERE future = 'kept'") == 2)
        #expect(try fixture.count("future WHERE note = 'kept'") == 1)
        #expect(try SessionReader.read(fixture.directory).schemaVersions == ["1"])
    }
}
