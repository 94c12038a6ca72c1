import Foundation
import Sessions
import Testing

struct SessionReaderTests {
    @Test("A session in use is read as it is, with the process that holds it")
    func inUse() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        store.commit(sampleSession.changes(since: nil))
        store.flush()
        let reading = try SessionReader.read(fixture.directory)
        #expect(reading.session == sampleSession)
        #expect(reading.holder == getpid())
        #expect(!reading.didQuit)
        #expect(reading.schemaVersions == ["1"])
        store.commit(SavedSession().changes(since: sampleSession))
        store.close()
        let after = try SessionReader.read(fixture.directory)
        #expect(after.session.windows.isEmpty && after.didQuit && after.holder == nil)
    }

    @Test("Reading changes no byte of a session, damaged or not")
    func readOnly() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.flipBit(in: "größer")
        let before = try Data(contentsOf: fixture.url("session.sqlite"))
        let faults = try SessionReader.verify(fixture.directory)
        #expect(faults == ["A damaged row was dropped: storage 1 text"])
        #expect(try SessionReader.read(fixture.directory).session.windows.count == 2)
        #expect(try Data(contentsOf: fixture.url("session.sqlite")) == before)
    }

    @Test("A sound session with a sound copy has no faults")
    func sound() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        _ = try fixture.reopen()
        #expect(try fixture.fileNames.contains("copy.sqlite"))
        #expect(try SessionReader.verify(fixture.directory).isEmpty)
    }

    @Test("Sessions are listed by name, and other directories are not")
    func listing() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let state = fixture.directory.deletingLastPathComponent()
        try FileManager.default.createDirectory(
            at: state.appending(path: "other"), withIntermediateDirectories: true)
        #expect(SessionReader.sessions(in: state).map(\.lastPathComponent) == ["app"])
    }

    @Test("Where there is no session, the error names the place")
    func missing() throws {
        let fixture = try SessionFixture()
        #expect(throws: SessionError.self) { try SessionReader.read(fixture.directory) }
        #expect(!FileManager.default.fileExists(atPath: fixture.path("")))
    }
}
