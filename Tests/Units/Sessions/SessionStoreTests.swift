import Foundation
import GRDB
import Testing

@testable import Sessions

struct SessionStoreTests {
    @Test("Windows, frames, order, key window and values of every type come back exactly")
    func roundTrip() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let opened = try fixture.reopen()
        #expect(opened.session == sampleSession)
        #expect(opened.session?.keyWindow?.number == 3)
        #expect(opened.session?.windowsBackToFront.map(\.number) == [3, 1])
        let tiny = opened.session?.windows[0].storage["tiny"].flatMap { Double($0) }
        #expect(tiny?.sign == .minus)
        #expect(opened.reports.isEmpty && fixture.reports.isEmpty)
    }

    @Test("A value that is not a number comes back as none")
    func notANumber() throws {
        let fixture = try SessionFixture()
        var session = sampleSession
        session.windows[0].storage = ["nan": .double(.nan)]
        try fixture.save(session)
        let value = try fixture.reopen().session?.windows[0].storage["nan"]
        #expect(value.flatMap { Double($0) }?.isNaN == true)
    }

    @Test("FAULTS 59: restore, save, restore is a fixed point")
    func fixedPoint() throws {
        let first = try SessionFixture()
        try first.save(sampleSession)
        let restored = try #require(try first.reopen().session)
        let second = try SessionFixture()
        try second.save(restored)
        #expect(try second.reopen().session == restored)
        #expect(restored.changes(since: restored).isEmpty)
    }

    @Test("SIGKILL loses nothing that was committed")
    func kill() throws {
        let fixture = try SessionFixture()
        let queue = JobQueue()
        var options = fixture.options
        options.writerQueue = queue
        let (store, _) = try fixture.open(options)
        store.commit(sampleSession.changes(since: nil))
        #expect(store.flush())
        var changes = SessionChanges()
        changes.set(.int(8), forKey: "tab", inWindow: 3)
        changes.close(1)
        store.commit(changes)
        var last = SessionChanges()
        last.set(.string("b"), forKey: "recent")
        store.commit(last)
        queue.sync {}
        let killed = try fixture.copyOfFiles()
        let opened = try killed.reopen()
        #expect(opened.startReason == .recovered(after: .killed))
        #expect(opened.session?.windows.map(\.number) == [3])
        #expect(opened.session?.windows[0].storage == ["tab": .int(8)])
        #expect(opened.session?.values == ["recent": .string("b")])
        #expect(opened.session?.nextWindowNumber == 9)
        store.close()
    }

    @Test("A flush leaves everything in the database itself, with nothing owed by its log")
    func flush() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        store.commit(sampleSession.changes(since: nil))
        #expect(store.flush())
        let copied = try fixture.copyOfFiles()
        for file in ["-wal", "-shm"] {
            try FileManager.default.removeItem(at: copied.url("session.sqlite" + file))
        }
        #expect(try copied.reopen().session == sampleSession)
        store.close()
    }

    @Test(
        "FAULTS 56: the start reason is right for a first start, a quit, a kill and a start after that"
    )
    func startReasons() throws {
        let fixture = try SessionFixture()
        #expect(try fixture.reopen().startReason == .pristine)
        try fixture.save(sampleSession, ending: .quit)
        #expect(try fixture.reopen().startReason == .relaunch)
        try fixture.save(sampleSession, ending: .killed)
        let recovered = try fixture.reopen()
        #expect(recovered.startReason == .recovered(after: .killed))
        #expect(recovered.session == sampleSession)
        #expect(try fixture.reopen().startReason == .relaunch)
    }

    @Test("A run that quit without windows starts again without windows, not afresh")
    func noWindows() throws {
        let fixture = try SessionFixture()
        _ = try fixture.reopen()
        let opened = try fixture.reopen()
        #expect(opened.startReason == .relaunch)
        #expect(opened.session == SavedSession())
    }

    @Test("Closing a window deletes its rows, and its number is not used again")
    func closing() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        var session = sampleSession
        session.windows.removeLast()
        try fixture.save(session)
        #expect(try fixture.count("window") == 1)
        #expect(try fixture.count("storage WHERE window = 3") == 0)
        #expect(try fixture.reopen().session?.nextWindowNumber == 9)
    }

    @Test("A value for a window that was closed leaves nothing behind")
    func valueAfterClosing() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let (store, _) = try fixture.open()
        var changes = SessionChanges()
        changes.close(1)
        store.commit(changes)
        store.flush()
        changes = SessionChanges()
        changes.set(.int(1), forKey: "late", inWindow: 1)
        store.commit(changes)
        store.close()
        #expect(try fixture.count("storage WHERE window = 1") == 0)
    }

    @Test("FAULTS 53: one key in two windows keeps two values")
    func isolation() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let session = try #require(try fixture.reopen().session)
        #expect(session.windows.map { $0.storage["tab"] } == [.int(3), .int(7)])
    }

    @Test("Commits return while the writer stands still, and join in one transaction")
    func suspendedWriter() throws {
        let fixture = try SessionFixture()
        let queue = JobQueue()
        var options = fixture.options
        options.writerQueue = queue
        let (store, _) = try fixture.open(options)
        let gate = DispatchSemaphore(value: 0)
        queue.async { gate.wait() }
        store.commit(sampleSession.changes(since: nil))
        for number in 1...100 {
            var changes = SessionChanges()
            changes.set(.int(number), forKey: "n")
            store.commit(changes)
        }
        store.checkpoint()
        #expect(try SessionReader.read(fixture.directory).session.windows.isEmpty)
        gate.signal()
        #expect(store.flush())
        let reading = try SessionReader.read(fixture.directory)
        #expect(reading.session.windows.count == 2)
        #expect(reading.session.values["n"] == .int(100))
        store.close()
    }

    @Test("Under constant change only the log is synced, and the database is written now and then")
    func constantChange() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        var database = try fixture.bytes(of: "session.sqlite")
        var moves: [Int] = []
        for number in 1...43 {
            var changes = SessionChanges()
            changes.set(.int(number), forKey: "n")
            store.commit(changes)
            store.drain()
            #expect(fixture.delays.contains(SessionTiming.durabilityWindow / 2))
            fixture.runWaitingWork()
            store.checkpointer.queue.sync {}
            let now = try fixture.bytes(of: "session.sqlite")
            if now != database { moves.append(number) }
            database = now
        }
        #expect(moves == [1, 22, 43])
        #expect(try fixture.copyOfFiles().reopen().session?.values["n"] == .int(43))
        store.close()
    }

    @Test("A disk that keeps a turn waiting for a second is reported, once while it does")
    func stalledDisk() throws {
        let fixture = try SessionFixture()
        let queue = JobQueue()
        var options = fixture.options
        options.writerQueue = queue
        let (store, _) = try fixture.open(options)
        store.flush()
        fixture.runWaitingWork()
        func turn(_ number: Int) {
            var changes = SessionChanges()
            changes.set(.int(number), forKey: "n")
            store.commit(changes)
            store.awaitCommits()
        }
        turn(1)
        #expect(try SessionReader.read(fixture.directory).session.values["n"] == .int(1))
        for _ in 0..<2 {
            let gate = DispatchSemaphore(value: 0)
            queue.async { gate.wait() }
            turn(2)
            turn(3)
            #expect(fixture.delays.count { $0 == SessionTiming.durabilityWindow } == 1)
            fixture.runWaitingWork()
            #expect(fixture.reports.count == 1)
            gate.signal()
            store.awaitCommits()
            queue.sync {}
        }
        #expect(fixture.reports.first?.hasPrefix("The disk is slow") == true)
        store.close()
    }

    @Test("A sync is due within the durability window, once for many turns")
    func durabilityWindow() throws {
        let fixture = try SessionFixture()
        let queue = JobQueue()
        var options = fixture.options
        options.writerQueue = queue
        let (store, _) = try fixture.open(options)
        store.flush()
        fixture.runWaitingWork()
        store.flush()
        for number in 1...3 {
            var changes = SessionChanges()
            changes.set(.int(number), forKey: "n")
            store.commit(changes)
            queue.sync {}
        }
        #expect(fixture.delays.count { $0 < SessionTiming.durabilityWindow } == 1)
        #expect(fixture.delays.count { $0 == SessionTiming.copyInterval } == 1)
        #expect(fixture.delays.count == 2)
        store.close()
    }

    @Test("A write that fails is reported once, tried again later, and loses nothing")
    func failingWrites() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        let blocker = try SessionConnection.open(
            fixture.path("session.sqlite"), busyTimeout: 0.01)
        try blocker.writeWithoutTransaction { database in
            try database.execute(sql: "BEGIN IMMEDIATE")
            store.commit(sampleSession.changes(since: nil))
            #expect(!store.flush())
            #expect(!store.flush())
            #expect(fixture.reports.count == 1)
            try database.execute(sql: "ROLLBACK")
        }
        try blocker.close()
        fixture.runWaitingWork()
        #expect(store.flush())
        #expect(try SessionReader.read(fixture.directory).session == sampleSession)
        #expect(fixture.reports.count == 1)
        store.close()
    }

    @Test("Starting fresh deletes the saved session")
    func fresh() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        var options = fixture.options
        options.isFresh = true
        let (store, opened) = try fixture.open(options)
        #expect(opened.session == nil && opened.startReason == .pristine)
        store.close()
        #expect(try fixture.reopen().session == SavedSession())
    }

    @Test("A session is cleared unless someone holds it")
    func clearing() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        let (store, _) = try fixture.open()
        #expect(throws: SessionError.inUse(processID: getpid())) {
            try SessionStore.clear(at: fixture.directory)
        }
        store.close()
        try SessionStore.clear(at: fixture.directory)
        #expect(try fixture.reopen().startReason == .pristine)
    }

    @Test("Calls after closing do nothing")
    func afterClosing() throws {
        let fixture = try SessionFixture()
        let (store, _) = try fixture.open()
        store.close()
        store.commit(sampleSession.changes(since: nil))
        store.checkpoint()
        store.flush()
        store.close()
        fixture.runWaitingWork()
        #expect(try fixture.reopen().session == SavedSession())
        #expect(fixture.reports.isEmpty)
    }
}
