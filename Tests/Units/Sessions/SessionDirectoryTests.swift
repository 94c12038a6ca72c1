import Foundation
import Testing

@testable import Sessions

struct SessionDirectoryTests {
    @Test("FAULTS 57: the directory is 0700 and every file in it 0600")
    func modes() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        store.commit(sampleSession.changes(since: nil))
        store.flush()
        #expect(try fixture.mode("") == 0o700)
        #expect(try fixture.mode("..") == 0o700)
        let names = try fixture.fileNames
        #expect(names.contains("session.sqlite-wal") && names.contains("session.sqlite-shm"))
        for name in names { #expect(try fixture.mode(name) == 0o600, "\(name)") }
        store.close()
        _ = try fixture.reopen()
        for name in try fixture.fileNames { #expect(try fixture.mode(name) == 0o600, "\(name)") }
    }

    @Test("FAULTS 57: modes that were opened to others are closed again")
    func loosenedModes() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        chmod(fixture.path(""), 0o755)
        chmod(fixture.path("session.sqlite"), 0o644)
        #expect(try fixture.reopen().session == sampleSession)
        #expect(try fixture.mode("") == 0o700)
        #expect(try fixture.mode("session.sqlite") == 0o600)
    }

    @Test("FAULTS 57: a shared directory that was there before keeps its mode")
    func sharedDirectory() throws {
        let fixture = try SessionFixture()
        try FileManager.default.createDirectory(
            at: fixture.directory, withIntermediateDirectories: true)
        try Data().write(to: fixture.url("of someone else"))
        chmod(fixture.path(""), 0o755)
        let (store, _) = try fixture.open()
        #expect(try fixture.mode("") == 0o755)
        store.close()
    }

    @Test("FAULTS 47: a second opener is told which process holds the session")
    func inUse() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        #expect(throws: SessionError.inUse(processID: getpid())) { try fixture.open() }
        store.close()
        _ = try fixture.reopen()
    }

    @Test("FAULTS 47: a store that is let go gives its session free")
    func letGo() throws {
        let fixture = try SessionFixture()
        var options = fixture.options
        options.after = { _, _ in }
        do {
            let (store, _) = try fixture.open(options)
            store.flush()
        }
        #expect(try fixture.reopen().startReason == .recovered(after: .killed))
    }

    @Test("FAULTS 47: reading a session in use is allowed and changes nothing for its owner")
    func readingInUse() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        store.commit(sampleSession.changes(since: nil))
        store.flush()
        #expect(throws: SessionError.inUse(processID: getpid())) { try fixture.open() }
        #expect(try SessionReader.read(fixture.directory).session == sampleSession)
        #expect(try SessionReader.read(fixture.directory).holder == getpid())
        store.close()
        #expect(try fixture.reopen().session == sampleSession)
    }

    @Test("FAULTS 48: two users have a session each, and neither reads the other's")
    func users() throws {
        let fixture = try SessionFixture()
        let homes = ["ada", "grace"].map { fixture.root.appending(path: "home/\($0)") }
        let places = try homes.map { home in
            let environment = ["HOME": home.path(percentEncoded: false)]
            return try #require(
                SessionDirectory.standard(appID: "notes", environment: environment))
        }
        #expect(places[0] != places[1])
        for (number, place) in places.enumerated() {
            let (store, opened) = try SessionStore.open(at: place, options: fixture.options)
            #expect(opened.startReason == .pristine)
            var changes = SessionChanges()
            changes.set(.int(number), forKey: "user")
            store.commit(changes)
            store.close()
        }
        for (number, place) in places.enumerated() {
            #expect(try SessionReader.read(place).session.values["user"] == .int(number))
        }
        try expectOthersCannotRead(places[0])
    }

    /// Asked as another user, which only root can do.
    private func expectOthersCannotRead(_ place: URL) throws {
        guard geteuid() == 0, access("/usr/bin/setpriv", X_OK) == 0 else { return }
        let file = place.appending(path: "session.sqlite").path(percentEncoded: false)
        func read(as user: Int) throws -> Int32 {
            let reading = Process()
            reading.executableURL = URL(filePath: "/usr/bin/setpriv")
            reading.arguments = ["--reuid=\(user)", "--clear-groups", "/bin/cat", file]
            reading.standardOutput = FileHandle.nullDevice
            reading.standardError = FileHandle.nullDevice
            try reading.run()
            reading.waitUntilExit()
            return reading.terminationStatus
        }
        #expect(try read(as: 0) == 0)
        #expect(try read(as: 65_534) != 0)
    }
}
