import Foundation
import GRDB
import Testing

@testable import Sessions

/// Databases whose pages lie: about lengths, and about the order of rows.
struct SessionStructureTests {
    @Test("FAULTS 19: a length of four gigabytes anywhere costs no memory and gives no wrong value")
    func lengths() throws {
        var session = smallSession
        session.windows[0].storage["marker"] = .string(String(repeating: "m", count: 200))
        let sound = try SessionFixture.smallDatabase(of: session)
        let marker = try #require(sound.firstRange(of: Data("mmmm".utf8))).lowerBound
        // 2³²−1 as SQLite writes lengths in rows, and as it does in its header.
        let inRow = Data([0x8F, 0xFF, 0xFF, 0xFF, 0x7F])
        let inHeader = Data(repeating: 0xFF, count: 4)
        var places = (marker - 48..<marker).map { ($0, inRow) }
        for offset in stride(from: 16, to: 100, by: 4) { places.append((offset, inHeader)) }
        var noticed = 0
        _ = SQLiteMemory.peak(startingAnew: true)
        for (offset, length) in places {
            var damaged = sound
            damaged.replaceSubrange(offset..<offset + length.count, with: length)
            #expect(damaged != sound && damaged.count == sound.count)
            let fixture = try SessionFixture.made(of: ["session.sqlite": damaged])
            let opened = try fixture.reopen()
            fixture.expectNothingWrong(in: opened.session, against: session)
            if opened.session != session {
                noticed += 1
                #expect(!opened.reports.isEmpty, "\(length.count) bytes at \(offset)")
            }
        }
        #expect(noticed > 20)
        let peak = SQLiteMemory.peak(startingAnew: false)
        #expect(peak > 0 && peak < 256 << 20)
    }

    @Test(
        "FAULTS 20: rows twice or out of order never make an old value come back",
        arguments: [true, false])
    func disorder(isDouble: Bool) throws {
        let sound = try SessionFixture.smallDatabase(of: smallSession)
        var damaged = sound
        // A page of the b-tree of values: the places of its cells stand at its beginning.
        let text = try #require(sound.firstRange(of: Data("some words".utf8))).lowerBound
        let page = text / 512 * 512
        #expect(sound[page] == 0x0A && sound[page + 4] >= 3)
        let (first, second) = (page + 8..<page + 10, page + 10..<page + 12)
        damaged.replaceSubrange(first, with: sound[second])
        if !isDouble { damaged.replaceSubrange(second, with: sound[first]) }
        #expect(damaged != sound)
        let fixture = try SessionFixture.made(of: ["session.sqlite": damaged])
        let (store, opened) = try fixture.open()
        #expect(!opened.reports.isEmpty)
        fixture.expectNothingWrong(in: opened.session, against: smallSession)
        if !isDouble { #expect(opened.session == smallSession) }
        var later = smallSession
        later.windows[0].storage = later.windows[0].storage.mapValues { _ in .string("later") }
        later.windows[0].title = "Later"
        store.commit(later.changes(since: opened.session))
        store.close()
        let again = try fixture.reopen()
        #expect(again.session?.windows == later.windows)
        #expect(again.reports.isEmpty)
        #expect(try fixture.count("storage WHERE window = 1") == later.windows[0].storage.count)
    }

    @Test("FAULTS 20: two rows of one key that disagree are dropped, and the table heals")
    func doubles() throws {
        let fixture = try SessionFixture()
        try fixture.save(smallSession)
        try fixture.execute(
            """
            CREATE TABLE heap AS SELECT * FROM storage;
            DROP TABLE storage;
            ALTER TABLE heap RENAME TO storage;
            """)
        try fixture.forgeValue("tab", inWindow: 1, type: "int", hex: "0900000000000000")
        #expect(try fixture.count("storage WHERE key = 'tab'") == 2)
        let contents = try fixture.contents()
        #expect(contents.session.windows[0].storage["tab"] == nil)
        #expect(contents.session.windows[0].storage["text"] == .string("some words to keep"))
        #expect(contents.hasDamage)
    }
}

/// What SQLite has taken of the process's memory.
enum SQLiteMemory {
    /// In bytes, for all connections together.
    static func peak(startingAnew: Bool) -> Int64 {
        typealias HighWater = @convention(c) (Int32) -> Int64
        guard let symbol = dlsym(nil, "sqlite3_memory_highwater") else { return -1 }
        return unsafeBitCast(symbol, to: HighWater.self)(startingAnew ? 1 : 0)
    }
}
