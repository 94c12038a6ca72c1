import Foundation
import Testing

@testable import Sessions

struct SessionDirectoryTests {
    @Test("The directory is 0700 and every file in it 0600")
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

    @Test("Modes that were opened to others are closed again")
    func loosenedModes() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        chmod(fixture.path(""), 0o755)
        chmod(fixture.path("session.sqlite"), 0o644)
        #expect(try fixture.reopen().session == sampleSession)
        #expect(try fixture.mode("") == 0o700)
        #expect(try fixture.mode("session.sqlite") == 0o600)
    }

    @Test("A shared directory that was there before keeps its mode")
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

    @Test("A second opener is told which process holds the session")
    func inUse() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        #expect(throws: SessionError.inUse(processID: getpid())) { try fixture.open() }
        store.close()
        _ = try fixture.reopen()
    }

    @Test("A store that is let go gives its session free")
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

    @Test("A file in the directory's place is an error that names it")
    func file() throws {
        let fixture = try SessionFixture()
        let file = fixture.root.appending(path: "file")
        try Data().write(to: file)
        let path = file.path(percentEncoded: false)
        #expect(throws: SessionError.notADirectory(path: path)) {
            try SessionStore.open(at: file, options: fixture.options)
        }
        #expect(throws: SessionError.notADirectory(path: path)) {
            try SessionStore.open(at: file.appending(path: "app"), options: fixture.options)
        }
    }

    @Test("A link to a directory is as good as the directory")
    func link() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let link = fixture.root.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fixture.directory)
        let (store, opened) = try SessionStore.open(at: link, options: fixture.options)
        #expect(opened.session == sampleSession)
        store.close()
    }

    @Test("Sessions lie under XDG_STATE_HOME, else under HOME, else nowhere")
    func standardPlace() {
        func place(_ id: String, _ environment: [String: String]) -> String? {
            SessionDirectory.standard(appID: id, environment: environment)
                .map { SessionDirectory($0).path }
        }
        #expect(place("notes", ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/casement/notes")
        #expect(place("notes", ["HOME": "/h"]) == "/h/.local/state/casement/notes")
        #expect(place("notes", ["XDG_STATE_HOME": "relative"]) == nil)
        #expect(place("../a/b", ["HOME": "/h"]) == "/h/.local/state/casement/.._a_b")
        #expect(place("..", ["HOME": "/h"]) == "/h/.local/state/casement/_..")
    }
}
