import Foundation
import GRDB
import Testing

@testable import Sessions

/// Files that were cut, flipped, emptied or mixed up.
struct SessionDamageTests {
    @Test("FAULTS 13: a database cut anywhere is the session, its copy or nothing, never wrong")
    func cutDatabase() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        _ = try fixture.reopen()
        let (sound, copy) = (try fixture.bytes(), try fixture.bytes(of: "copy.sqlite"))
        var noticed = 0
        for length in stride(from: 0, to: sound.count, by: 512) {
            for files in [[:], ["copy.sqlite": copy]] {
                let cut = try SessionFixture.made(
                    of: files.merging(["session.sqlite": sound.prefix(length)]) { $1 })
                #expect(try cut.bytes().count == length)
                let opened = try cut.reopen()
                cut.expectNothingWrong(in: opened.session, against: sampleSession)
                if !files.isEmpty { #expect(opened.session == sampleSession) }
                if opened.session != sampleSession, length > 0 {
                    #expect(!opened.reports.isEmpty, "\(length) bytes")
                    noticed += 1
                }
                #expect(try cut.reopen().reports.isEmpty)
            }
        }
        #expect(noticed > 10)
    }

    @Test("FAULTS 13: a log cut anywhere gives the session as it was after one of its turns")
    func cutLog() throws {
        let fixture = try SessionFixture()
        let queue = JobQueue()
        var options = fixture.options
        options.writerQueue = queue
        let (store, _) = try fixture.open(options)
        store.flush()
        var states = [SavedSession()]
        for number in 1...6 {
            var session = states[number - 1]
            var window = sampleSession.windows[number % 2]
            window.number = number
            session.windows.append(window)
            session.nextWindowNumber = number + 1
            if number == 4 { session.windows.remove(at: 1) }
            store.commit(session.changes(since: states[number - 1]))
            queue.sync {}
            states.append(session)
        }
        let killed = try fixture.copyOfFiles()
        store.close()
        let log = try killed.bytes(of: "session.sqlite-wal")
        var last = 0
        for length in Array(stride(from: 0, to: log.count, by: 512)) + [log.count] {
            let cut = try SessionFixture.made(of: [
                "session.sqlite": try killed.bytes(), "session.sqlite-wal": log.prefix(length),
            ])
            #expect(try cut.bytes(of: "session.sqlite-wal").count == length)
            let session = try cut.reopen().session ?? SavedSession()
            let state = states.firstIndex {
                $0.windows.map(\.number) == session.windows.map(\.number)
            }
            guard let state else {
                Issue.record("\(length) bytes of the log give \(session.windows.map(\.number))")
                continue
            }
            #expect(session.windows.map(\.storage) == states[state].windows.map(\.storage))
            #expect(state >= last)
            last = state
        }
        #expect(last == states.count - 1)
    }

    @Test("FAULTS 14: a flipped bit anywhere is noticed or harmless, never a wrong value")
    func flippedAnywhere() throws {
        let sound = try SessionFixture.smallDatabase(of: smallSession)
        #expect(sound.count < 8_192)
        var (noticed, harmless) = (0, 0)
        // The header, on which everything hangs, is tried whole.
        let places = Array(0..<100 * 8) + Array(stride(from: 800, to: sound.count * 8, by: 61))
        for bit in triesEverything ? Array(0..<sound.count * 8) : places {
            var damaged = sound
            damaged[bit / 8] ^= 1 << (bit % 8)
            let fixture = try SessionFixture.made(of: ["session.sqlite": damaged])
            #expect(try fixture.bytes() != sound)
            guard let opened = try? fixture.reopen() else {
                Issue.record("Bit \(bit) keeps the session from opening")
                continue
            }
            if opened.session == smallSession {
                harmless += 1
                continue
            }
            noticed += 1
            #expect(!opened.reports.isEmpty, "Bit \(bit) went unnoticed")
            fixture.expectNothingWrong(in: opened.session, against: smallSession)
            #expect(try fixture.reopen().reports.isEmpty, "Bit \(bit) is noticed twice")
        }
        #expect(noticed > 50 && harmless > 10)
    }

    @Test("FAULTS 14: a flipped bit in a value drops that value alone, is said once, and heals")
    func flippedValue() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.flipBit(in: "größer")
        let opened = try fixture.reopen()
        var expected = sampleSession
        expected.windows[0].storage["text"] = nil
        #expect(opened.session == expected)
        #expect(opened.reports == [.rowDropped(table: "storage", key: "1 text")])
        let again = try fixture.reopen()
        #expect(again.session == expected && again.reports.isEmpty)
    }

    @Test("FAULTS 14: a flipped bit in a key drops that value alone")
    func flippedKey() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.flipBit(in: "tiny")
        let opened = try fixture.reopen()
        var expected = sampleSession
        expected.windows[0].storage["tiny"] = nil
        #expect(opened.session == expected)
        #expect(opened.reports.contains(.rowDropped(table: "storage", key: "1 uiny")))
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test("FAULTS 14: a row that vanished is noticed by its window's count")
    func vanishedRow() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.execute("DELETE FROM storage WHERE window = 3")
        #expect(try fixture.count("storage WHERE window = 3") == 0)
        #expect(
            try fixture.reopen().reports == [.valuesMissing(window: 3, expected: 1, found: 0)])
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test(
        "FAULTS 15–17: the copy takes the place of a database that is empty, gone or unreadable",
        arguments: ["15: empty", "16: bad header", "17: gone", "17: log alone"])
    func copy(damage: String) throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let (store, _) = try fixture.open()
        store.flush()  // the copy of a clean start is made before this returns
        store.close()
        let database = fixture.url("session.sqlite")
        switch damage {
        case "15: empty":
            try Data().write(to: database)
            #expect(try fixture.bytes().isEmpty)
        case "16: bad header":
            var bytes = try fixture.bytes()
            bytes.replaceSubrange(0..<100, with: Data(repeating: 7, count: 100))
            try bytes.write(to: database)
        case "17: gone": try FileManager.default.removeItem(at: database)
        default:
            try FileManager.default.removeItem(at: database)
            try Data(repeating: 7, count: 8192).write(to: fixture.url("session.sqlite-wal"))
        }
        let opened = try fixture.reopen()
        #expect(opened.startReason == .setAside(.replacedByCopy))
        #expect(opened.session == sampleSession)
        #expect(opened.reports.contains(.copyRestored))
        #expect(try fixture.reopen().startReason == .relaunch)
    }

    @Test("FAULTS 17: a database that lost its log is the session as it was last synced")
    func databaseWithoutLog() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        store.commit(sampleSession.changes(since: nil))
        store.flush()
        var changes = SessionChanges()
        changes.set(.int(99), forKey: "tab", inWindow: 3)
        store.commit(changes)
        let killed = try fixture.copyOfFiles()
        store.close()
        #expect(try !killed.bytes(of: "session.sqlite-wal").isEmpty)
        for name in ["session.sqlite-wal", "session.sqlite-shm"] {
            try FileManager.default.removeItem(at: killed.url(name))
        }
        let opened = try killed.reopen()
        #expect(opened.session == sampleSession)
        #expect(opened.reports.isEmpty)
    }

    @Test("FAULTS 16: a database beyond reading is set aside and kept, each under its own name")
    func unreadable() throws {
        let fixture = try SessionFixture()
        for number in 1...2 {
            try fixture.save(sampleSession)
            let garbage = Data("this is not a database, whatever its name says: \(number)".utf8)
            try garbage.write(to: fixture.url("session.sqlite"))
            try? FileManager.default.removeItem(at: fixture.url("copy.sqlite"))
            let opened = try fixture.reopen()
            #expect(opened.session == nil)
            #expect(opened.startReason == .setAside(.unreadable))
            #expect(try fixture.bytes(of: "aside-\(number).sqlite") == garbage)
            #expect(fixture.reports.count { $0.contains("aside-\(number).sqlite") } == 1)
            #expect(try fixture.reopen().startReason == .relaunch)
            #expect(fixture.reports.count { $0.contains("aside-\(number).sqlite") } == 1)
        }
    }

    @Test("FAULTS 16: a copy as damaged as the database is set aside too")
    func damagedCopy() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        for name in ["session.sqlite", "copy.sqlite"] {
            try Data(repeating: 7, count: 8192).write(to: fixture.url(name))
        }
        let opened = try fixture.reopen()
        #expect(opened.startReason == .setAside(.unreadable))
        #expect(try fixture.fileNames.count { $0.hasPrefix("aside-") } >= 2)
    }

    @Test("FAULTS 18: a clock set back or ahead by ten years changes nothing")
    func clock() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        _ = try fixture.reopen()
        for years in [10.0, -10.0] {
            let date = Date(timeIntervalSinceNow: years * 365.25 * 86_400)
            for name in try fixture.fileNames {
                try FileManager.default.setAttributes(
                    [.modificationDate: date], ofItemAtPath: fixture.path(name))
            }
            let attributes = try FileManager.default.attributesOfItem(
                atPath: fixture.path("session.sqlite"))
            let found = try #require(attributes[.modificationDate] as? Date)
            #expect(abs(found.timeIntervalSinceNow) > 9 * 365 * 86_400)
            let (store, opened) = try fixture.open()
            #expect(opened.session == sampleSession)
            #expect(opened.startReason == .relaunch)
            var changes = SessionChanges()
            changes.set(.date(date), forKey: "when", inWindow: 1)
            store.commit(changes)
            store.commit(sampleSession.changes(since: nil))
            #expect(store.flush())
            store.close()
            #expect(fixture.reports.isEmpty)
        }
        #expect(try fixture.reopen().session == sampleSession)
    }
}
