import Foundation
import Testing

@testable import Sessions

struct SessionDamageTests {
    @Test("A database beyond reading is set aside and kept, and the app starts afresh")
    func unreadable() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let garbage = Data("this is no database, whatever its name says".utf8)
        try garbage.write(to: fixture.url("session.sqlite"))
        let opened = try fixture.reopen()
        #expect(opened.session == nil)
        #expect(opened.startReason == .setAside(.unreadable))
        #expect(try Data(contentsOf: fixture.url("aside-1.sqlite")) == garbage)
        #expect(fixture.reports.count { $0.contains("aside-1.sqlite") } == 1)
        #expect(try fixture.reopen().startReason == .relaunch)
        #expect(fixture.reports.count { $0.contains("aside-1.sqlite") } == 1)
    }

    @Test("A second unreadable database gets a name of its own")
    func twice() throws {
        let fixture = try SessionFixture()
        for number in 1...2 {
            try fixture.save(sampleSession)
            try Data("garbage \(number)".utf8).write(to: fixture.url("session.sqlite"))
            _ = try fixture.reopen()
        }
        #expect(
            try String(contentsOf: fixture.url("aside-1.sqlite"), encoding: .utf8) == "garbage 1")
        #expect(
            try String(contentsOf: fixture.url("aside-2.sqlite"), encoding: .utf8) == "garbage 2")
    }

    @Test(
        "The copy takes the place of a database that is empty, gone or beyond reading",
        arguments: ["empty", "gone", "bad header", "log alone"])
    func copy(damage: String) throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let (store, _) = try fixture.open()
        store.flush()  // the copy of a clean start is made before this returns
        store.close()
        let database = fixture.url("session.sqlite")
        switch damage {
        case "empty": try Data().write(to: database)
        case "gone": try FileManager.default.removeItem(at: database)
        case "bad header": try Data(repeating: 7, count: 8192).write(to: database)
        default:
            try FileManager.default.removeItem(at: database)
            try Data(repeating: 7, count: 8192).write(to: fixture.url("session.sqlite-wal"))
        }
        let opened = try fixture.reopen()
        #expect(opened.startReason == .setAside(.replacedByCopy))
        #expect(opened.session == sampleSession)
        #expect(opened.reports.contains(.copyRestored))
    }

    @Test("A copy as damaged as the database is set aside too")
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

    @Test("A flipped bit in a value drops that value alone, is reported once, and heals")
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

    @Test("A flipped bit in a key drops that value alone")
    func flippedKey() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.flipBit(in: "tiny")
        let opened = try fixture.reopen()
        var expected = sampleSession
        expected.windows[0].storage["tiny"] = nil
        #expect(opened.session == expected)
        #expect(opened.reports == [.rowDropped(table: "storage", key: "1 uiny")])
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test("A flipped bit in a window's row drops that window alone")
    func flippedWindow() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.flipBit(in: "editor/body")
        let opened = try fixture.reopen()
        #expect(opened.session?.windows == [sampleSession.windows[1]])
        #expect(opened.session?.values == sampleSession.values)
        #expect(opened.reports.contains(.rowDropped(table: "window", key: "1")))
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test("A row that vanished is noticed by its window's count")
    func vanishedRow() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try fixture.execute("DELETE FROM storage WHERE window = 3")
        #expect(
            try fixture.reopen().reports == [.valuesMissing(window: 3, expected: 1, found: 0)])
        #expect(try fixture.reopen().reports.isEmpty)
    }

    @Test("A flipped bit anywhere is noticed or harmless, and never a wrong value")
    func flippedAnywhere() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let sound = try Data(contentsOf: fixture.url("session.sqlite"))
        var noticed = 0
        for offset in stride(from: 0, to: sound.count, by: 251) {
            var damaged = sound
            damaged[offset] ^= 1 << (offset % 8)
            let other = try SessionFixture()
            try FileManager.default.createDirectory(
                at: other.directory, withIntermediateDirectories: true)
            try damaged.write(to: other.url("session.sqlite"))
            let opened = try other.reopen()
            if opened.session == sampleSession { continue }
            noticed += 1
            #expect(!opened.reports.isEmpty, "Byte \(offset) went unnoticed")
            for window in opened.session?.windows ?? [] {
                let original = sampleSession.windows.first { $0.number == window.number }
                #expect(original?.withoutStorage == window.withoutStorage)
                for (key, value) in window.storage { #expect(original?.storage[key] == value) }
            }
        }
        #expect(noticed > 0)
    }

    @Test(
        "An absurd frame is ignored, and the window comes back",
        arguments: [
            CGRect(x: Double.nan, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: 1e9, height: 10),
            CGRect(x: 1e9, y: 0, width: 10, height: 10),
        ])
    func absurdFrame(frame: CGRect) throws {
        let fixture = try SessionFixture()
        var session = sampleSession
        session.windows[0].frame = frame
        try fixture.save(session)
        session.windows[0].frame = nil
        #expect(try fixture.reopen().session == session)
    }
}
