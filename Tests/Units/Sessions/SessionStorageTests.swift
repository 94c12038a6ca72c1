import Foundation
import Synchronization
import Testing

@testable import Sessions

/// Places that go away or are not what they should be.
struct SessionStorageTests {
    private func change(_ number: Int) -> SessionChanges {
        var changes = SessionChanges()
        changes.set(.int(number), forKey: "tab", inWindow: 3)
        return changes
    }

    @Test(
        "FAULTS 28: a directory removed while the app runs is written anew, with all that is open",
        arguments: ["", "session.sqlite"])
    func removed(name: String) throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let (store, _) = try fixture.open()
        store.commit(change(70))
        #expect(store.flush())
        try FileManager.default.removeItem(atPath: fixture.path(name))
        #expect(!FileManager.default.fileExists(atPath: fixture.path("session.sqlite")))
        store.commit(change(71))
        #expect(!store.flush())
        #expect(store.flush())
        #expect(fixture.reports.count == 1)
        #expect(fixture.reports.first?.contains("deleted while the app ran") == true)
        #expect(try fixture.mode("session.sqlite") == 0o600)
        #expect(try fixture.mode("") == 0o700)
        store.commit(change(72))
        store.commit(SessionChanges())
        store.close()
        var expected = sampleSession
        expected.windows[1].storage["tab"] = .int(72)
        let opened = try fixture.reopen()
        #expect(opened.session == expected)
        #expect(opened.startReason == .relaunch)
    }

    @Test("FAULTS 28: a directory removed at the end of a run is written anew by the quit")
    func removedAtTheEnd() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        store.commit(sampleSession.changes(since: nil))
        try FileManager.default.removeItem(at: fixture.directory)
        #expect(!FileManager.default.fileExists(atPath: fixture.path("")))
        store.close()
        let opened = try fixture.reopen()
        #expect(opened.session == sampleSession)
        #expect(opened.startReason == .relaunch)
    }

    @Test(
        "FAULTS 28: where it cannot be written anew that is said once, and tried ever more rarely")
    func blocked() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let (store, _) = try fixture.open()
        store.flush()
        try FileManager.default.removeItem(at: fixture.directory)
        try Data().write(to: fixture.directory)
        var longest = Duration.zero
        for number in 0..<5 {
            store.commit(change(number))
            #expect(!store.flush())
            let delays = fixture.delays.filter { $0 < SessionTiming.copyInterval }
            longest = max(longest, delays.max() ?? .zero)
            fixture.runWaitingWork()
        }
        #expect(fixture.reports.count == 1, "\(fixture.reports)")
        #expect(longest >= .seconds(4))
        try FileManager.default.removeItem(at: fixture.directory)
        fixture.runWaitingWork()
        store.flush()
        #expect(store.flush())
        store.close()
        var expected = sampleSession
        expected.windows[1].storage["tab"] = .int(4)
        #expect(try fixture.reopen().session == expected)
        #expect(fixture.reports.count == 1)
    }

    @Test("FAULTS 28: files that another session has put there meanwhile are kept")
    func replaced() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let (store, _) = try fixture.open()
        let foreign = Data("someone else's".utf8)
        try FileManager.default.removeItem(at: fixture.url("session.sqlite"))
        try foreign.write(to: fixture.url("session.sqlite"))
        store.commit(change(70))
        store.flush()
        #expect(store.flush())
        store.close()
        #expect(try fixture.bytes(of: "aside-1.sqlite") == foreign)
        #expect(try fixture.reopen().session?.windows[1].storage["tab"] == .int(70))
    }

    @Test("FAULTS 29: a file in the directory's place is an error that names it")
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
        #expect(try Data(contentsOf: file).isEmpty)
    }

    @Test("FAULTS 29: a link to a directory is as good as the directory")
    func link() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let link = fixture.root.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fixture.directory)
        let (store, opened) = try SessionStore.open(at: link, options: fixture.options)
        #expect(opened.session == sampleSession)
        store.close()
    }

    @Test("FAULTS 29: a link that leads nowhere, or to a file, is an error")
    func brokenLink() throws {
        let fixture = try SessionFixture()
        let file = fixture.root.appending(path: "file")
        try Data().write(to: file)
        for target in [fixture.root.appending(path: "nothing"), file] {
            let link = fixture.root.appending(path: "link to \(target.lastPathComponent)")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            #expect(throws: SessionError.self) {
                try SessionStore.open(at: link, options: fixture.options)
            }
        }
    }

    @Test("FAULTS 29: sessions lie under XDG_STATE_HOME, else under HOME, else nowhere")
    func standardPlace() {
        func place(_ id: String, _ environment: [String: String]) -> String? {
            SessionDirectory.standard(appID: id, environment: environment)
                .map { SessionDirectory($0).path }
        }
        #expect(place("notes", ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/casement/notes")
        #expect(place("notes", ["HOME": "/h"]) == "/h/.local/state/casement/notes")
        #expect(place("notes", ["XDG_STATE_HOME": "relative"]) == nil)
        #expect(place("notes", [:]) == nil)
        #expect(place("../a/b", ["HOME": "/h"]) == "/h/.local/state/casement/.._a_b")
        #expect(place("..", ["HOME": "/h"]) == "/h/.local/state/casement/_..")
    }

    @Test(
        "A database that is written over while the app runs is set aside and written anew",
        arguments: [0, 1024, 3000])
    func overwritten(offset: Int) throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let (store, _) = try fixture.open()
        let replaced = Mutex(0)
        store.whenReplaced { replaced.withLock { $0 += 1 } }
        store.commit(change(70))
        #expect(store.flush())
        #expect(replaced.withLock { $0 } == 0)
        let file = open(fixture.path("session.sqlite"), O_WRONLY)
        let garbage = [UInt8](repeating: 0xA5, count: 1500)
        #expect(pwrite(file, garbage, garbage.count, off_t(offset)) == garbage.count)
        close(file)
        store.commit(change(71))
        #expect(!store.flush())
        store.drain()
        #expect(replaced.withLock { $0 } == 1)
        #expect(fixture.reports.contains { $0.contains("damaged while the app ran") })
        #expect(try fixture.fileNames.contains("aside-1.sqlite"))
        #expect(try fixture.mode("session.sqlite") == 0o600)
        // What an app does when it hears of it.
        store.commit(sampleSession.changes(since: nil))
        #expect(store.flush())
        store.close()
        let opened = try fixture.reopen()
        #expect(opened.session == sampleSession)
        #expect(opened.startReason == .relaunch)
    }
}
