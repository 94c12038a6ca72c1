import Foundation
import Testing

@testable import Sessions

/// Many values, many writes, many days.
struct SessionSizeTests {
    @Test("FAULTS 51: a hundred thousand writes of one key leave one row and a bounded log")
    func manyWrites() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let queue = JobQueue()
        var options = fixture.options
        options.writerQueue = queue
        let (store, _) = try fixture.open(options)
        var longestLog = 0
        for number in 1...100_000 {
            var changes = SessionChanges()
            changes.set(.int(number), forKey: "tab", inWindow: 3)
            store.commit(changes)
            // No turn joins another: every twentieth write is a transaction of its own.
            guard number % 20 == 0 else { continue }
            queue.sync {}
            longestLog = max(longestLog, try fixture.size(of: "session.sqlite-wal"))
        }
        #expect(longestLog > 1 << 20)
        #expect(longestLog < SessionConnection.logLimit * 2)
        store.close()
        #expect(try fixture.count("storage WHERE window = 3") == 1)
        #expect(try fixture.size(of: "session.sqlite") < 1 << 16)
        #expect(
            try fixture.reopen().session?.windows[1].storage == ["tab": .int(100_000)])
    }

    @Test("FAULTS 52: a week of work leaves few more pages than its sessions need")
    func week() throws {
        let fixture = try SessionFixture()
        var random = Random(seed: 7)
        var session = SavedSession()
        // What the largest session of a day so far needs in a database of its own.
        var needed = 0
        for day in 1...7 {
            for _ in 1...4 {
                let (store, opened) = try fixture.open()
                #expect((opened.session ?? SavedSession()) == session)
                for _ in 1...100 {
                    let before = session
                    random.changeSomething(in: &session)
                    store.commit(session.changes(since: before))
                }
                store.close(random.next(2) == 0 ? .quit : .killed)
            }
            let fresh = try SessionFixture()
            try fresh.save(session)
            needed = max(needed, try fresh.pageCount())
            #expect(try fixture.pageCount() <= needed * 3, "day \(day)")
            #expect(try fixture.size(of: "session.sqlite-wal") <= SessionConnection.logLimit)
            #expect(try fixture.fileNames.count <= 8, "day \(day)")
        }
        #expect(fixture.reports.isEmpty)
    }

    @Test("FAULTS 52: no turn waits for the disk, whatever it holds up")
    func stuckDisk() throws {
        let fixture = try SessionFixture()
        let queue = JobQueue()
        var options = fixture.options
        options.writerQueue = queue
        let (store, _) = try fixture.open(options)
        // Whoever waited for the queue would never come back.
        let gate = DispatchSemaphore(value: 0)
        queue.async { gate.wait() }
        store.commit(sampleSession.changes(since: nil))
        for number in 1...100 {
            var changes = SessionChanges()
            changes.set(.int(number), forKey: "n")
            store.commit(changes)
            store.checkpoint()
        }
        #expect(try SessionReader.read(fixture.directory).session.windows.isEmpty)
        gate.signal()
        #expect(store.flush())
        let reading = try SessionReader.read(fixture.directory)
        #expect(reading.session.windows.count == 2)
        #expect(reading.session.values["n"] == .int(100))
        store.close()
    }

    @Test("Ten thousand values come back whole, and a start without changes rewrites none of them")
    func manyValues() throws {
        let fixture = try SessionFixture()
        var session = SavedSession(
            windows: (1...10).map { SavedWindow(number: $0, sceneID: "main") })
        for number in 0..<10_000 {
            session.windows[number % 10].storage["key \(number)"] = .string("value \(number)")
        }
        try fixture.save(session)
        let log = try fixture.size(of: "session.sqlite-wal")
        #expect(try fixture.reopen().session == session)
        #expect(try fixture.size(of: "session.sqlite-wal") <= max(log, 1 << 16))
    }

    @Test("FAULTS 60: the same script with the same faults leaves the same rows, byte for byte")
    func sameRows() throws {
        let dumps = try (0..<2).map { _ in
            let fixture = try SessionFixture()
            var random = Random(seed: 42)
            var session = SavedSession()
            for run in 1...6 {
                let (store, opened) = try fixture.open()
                session = opened.session ?? SavedSession()
                for _ in 1...30 {
                    let before = session
                    random.changeSomething(in: &session)
                    store.commit(session.changes(since: before))
                }
                store.close(run % 2 == 0 ? .quit : .killed)
                // A fault between runs: a value loses its last byte.
                try fixture.execute(
                    "UPDATE storage SET bytes = x'00' WHERE key = 'key \(run)'")
            }
            #expect(fixture.reports.contains { $0.contains("damaged row was dropped") })
            return try fixture.rows()
        }
        #expect(dumps[0] == dumps[1])
        #expect(dumps[0].count > 15)
    }
}

/// A linear congruential generator (multiplier and increment of Knuth's MMIX), the same each time.
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    /// What a user does: writes, seldom opens and closes windows, never more than twelve.
    mutating func changeSomething(in session: inout SavedSession) {
        let (choice, index) = (next(20), session.windows.isEmpty ? 0 : next(session.windows.count))
        if session.windows.isEmpty || choice == 0 && session.windows.count < 12 {
            session.windows.append(
                SavedWindow(number: session.nextWindowNumber, sceneID: "main"))
            session.nextWindowNumber += 1
        } else if choice == 1 {
            session.windows.remove(at: index)
        } else if choice < 5 {
            session.windows[index].frame = CGRect(
                x: next(900), y: next(600), width: 300, height: 200)
        } else {
            let text = String(repeating: "text ", count: next(60))
            session.windows[index].storage["key \(next(8))"] = .string(text)
        }
    }
}

extension SessionFixture {
    fileprivate func size(of name: String) throws -> Int {
        var status = stat()
        return stat(path(name), &status) == 0 ? Int(status.st_size) : 0
    }

    fileprivate func pageCount() throws -> Int {
        try bytes().count / SessionConnection.pageSize
    }
}
