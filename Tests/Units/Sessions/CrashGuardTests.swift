import Foundation
import Testing

@testable import Sessions

struct CrashGuardTests {
    /// Leaves what a run leaves that crashed before it settled.
    private func crashEarly(_ fixture: SessionFixture) throws {
        let (store, _) = try fixture.open()
        store.close(.killed)
        try crash(fixture, CrashRecord.early)
    }

    private func crash(_ fixture: SessionFixture, _ byte: UInt8) throws {
        let old = (try? Data(contentsOf: fixture.url("session.crashes"))) ?? Data()
        try (old + [byte]).write(to: fixture.url("session.crashes"))
    }

    @Test("FAULTS 46: one early crash is a recovery with everything")
    func once() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try crashEarly(fixture)
        let opened = try fixture.reopen()
        #expect(opened.startReason == .recovered(after: .crashed))
        #expect(opened.session == sampleSession)
    }

    @Test(
        "FAULTS 46: two early crashes in a row bring windows without storage, which is kept aside")
    func twice() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        for _ in 0..<2 { try crashEarly(fixture) }
        let opened = try fixture.reopen()
        var expected = sampleSession
        for index in expected.windows.indices { expected.windows[index].storage = [:] }
        #expect(opened.startReason == .setAside(.storageAfterCrashes))
        #expect(opened.session == expected)
        #expect(try fixture.sessionSetAside(1) == sampleSession)
        #expect(try fixture.mode("aside-1.sqlite") == 0o600)
        #expect(try fixture.reopen().startReason == .relaunch)
    }

    @Test("FAULTS 46: two early crashes are survived with a damaged row as well")
    func twiceWithDamage() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        for _ in 0..<2 { try crashEarly(fixture) }
        try fixture.flipBit(in: "größer")
        let opened = try fixture.reopen()
        #expect(opened.startReason == .setAside(.storageAfterCrashes))
        #expect(opened.session?.windows.count == 2)
        #expect(try fixture.sessionSetAside(1).windows[1] == sampleSession.windows[1])
    }

    @Test("FAULTS 46: three early crashes in a row start the app afresh, and counting begins anew")
    func thrice() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        for _ in 0..<3 { try crashEarly(fixture) }
        let opened = try fixture.reopen()
        #expect(opened.startReason == .setAside(.sessionAfterCrashes))
        #expect(opened.session == nil)
        #expect(try fixture.sessionSetAside(1) == sampleSession)
        try crashEarly(fixture)
        #expect(try fixture.reopen().startReason == .recovered(after: .crashed))
    }

    @Test("FAULTS 46: killing an app any number of times changes nothing, also between crashes")
    func kills() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try crashEarly(fixture)
        for _ in 0..<5 {
            let (store, _) = try fixture.open()
            store.close(.killed)
        }
        let (store, opened) = try fixture.open()
        #expect(opened.startReason == .recovered(after: .killed))
        #expect(opened.session == sampleSession)
        store.close(.killed)
    }

    @Test("FAULTS 46: a run that settles clears the count, and its own crash does not count")
    func settling() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        for _ in 0..<4 {
            try crashEarly(fixture)
            let (store, opened) = try fixture.open()
            #expect(opened.startReason == .recovered(after: .crashed))
            store.noteSettled()
            store.close(.killed)
            try crash(fixture, CrashRecord.late)
            let (next, afterLateCrash) = try fixture.open()
            #expect(afterLateCrash.startReason == .recovered(after: .crashed))
            #expect(afterLateCrash.session == sampleSession)
            next.noteSettled()
            next.close()
        }
    }

    @Test("FAULTS 46: a run settles five seconds after its first frames, and not once it is closed")
    func time() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try crashEarly(fixture)
        let (store, _) = try fixture.open()
        store.noteFirstFrames()
        #expect(fixture.delays.contains(.seconds(5)))
        store.close(.killed)
        fixture.runWaitingWork()
        #expect(try fixture.bytes(of: "session.crashes").count == 1)
        let (next, _) = try fixture.open()
        next.noteFirstFrames()
        fixture.runWaitingWork()
        #expect(try fixture.bytes(of: "session.crashes").isEmpty)
        next.close(.killed)
    }

    // MARK: Starts that end before the first frame

    private func dieUnseen(_ fixture: SessionFixture, after frames: Bool = false) throws {
        var options = fixture.options
        options.countsStarts = true
        let (store, _) = try fixture.open(options)
        if frames { store.noteFirstFrames() }
        store.close(.killed)
    }

    private func openCounting(_ fixture: SessionFixture) throws -> OpenedSession {
        var options = fixture.options
        options.countsStarts = true
        let (store, opened) = try fixture.open(options)
        store.close(.killed)
        return opened
    }

    @Test(
        "Two starts that are killed before a frame bring windows without storage, three a fresh start"
    )
    func unseen() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try dieUnseen(fixture)
        #expect(try openCounting(fixture).startReason == .recovered(after: .killed))
        #expect(try openCounting(fixture).startReason == .setAside(.storageAfterCrashes))
        let opened = try openCounting(fixture)
        #expect(opened.startReason == .setAside(.sessionAfterCrashes))
        #expect(opened.reports.contains { "\($0)".contains("crashed or was killed 3 times") })
        // Counting begins anew, with the start that was afresh.
        #expect(try openCounting(fixture).startReason == .recovered(after: .killed))
    }

    @Test("A start that is killed while it opens its session is counted as well")
    func unopened() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try Data("ssss".utf8).write(to: fixture.url("session.crashes"))
        // Nothing of the database is read.
        try Data("anything".utf8).write(to: fixture.url("session.sqlite"))
        let opened = try openCounting(fixture)
        #expect(opened.startReason == .setAside(.sessionAfterCrashes))
        #expect(try fixture.bytes(of: "aside-1.sqlite") == Data("anything".utf8))
    }

    @Test("Killing an app after its first frames changes nothing, however often and soon")
    func killedAfterFrames() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        for _ in 0..<5 { try dieUnseen(fixture, after: true) }
        let opened = try openCounting(fixture)
        #expect(opened.startReason == .recovered(after: .killed))
        #expect(opened.session == sampleSession)
    }

    @Test("A start that shows its frames forgives those that were killed before, but no crash")
    func forgiven() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        for _ in 0..<4 {
            try dieUnseen(fixture)
            try dieUnseen(fixture, after: true)
        }
        try dieUnseen(fixture)
        let opened = try openCounting(fixture)
        #expect(opened.startReason == .recovered(after: .killed))
        #expect(opened.session == sampleSession)
        let other = try SessionFixture()
        try other.save(sampleSession)
        try dieUnseen(other)
        try dieUnseen(other, after: true)
        try crash(other, CrashRecord.early)
        #expect(try openCounting(other).startReason == .recovered(after: .crashed))
    }

    @Test("Quitting before the first frame is not counted, nor is a session that cannot be opened")
    func orderly() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        var options = fixture.options
        options.countsStarts = true
        for _ in 0..<5 {
            let (store, opened) = try fixture.open(options)
            #expect(opened.startReason == .relaunch)
            store.close(.quit)
        }
        #expect(CrashRecord(at: fixture.path("session.crashes")).count == 0)
    }

    @Test("A crash of a counted start is one crash, and a settled run clears all")
    func countedCrash() throws {
        let fixture = try SessionFixture()
        try fixture.save(sampleSession)
        try dieUnseen(fixture, after: true)
        try crash(fixture, CrashRecord.early)
        try crash(fixture, CrashRecord.early)
        #expect(CrashRecord(at: fixture.path("session.crashes")).earlyCount == 1)
        var options = fixture.options
        options.countsStarts = true
        let (store, opened) = try fixture.open(options)
        #expect(opened.startReason == .recovered(after: .crashed))
        store.noteFirstFrames()
        store.noteSettled()
        store.close(.killed)
        #expect(CrashRecord(at: fixture.path("session.crashes")).count == 0)
    }

    @Test("A signal appends its byte and then does what it would have done before")
    func handler() throws {
        let fixture = try SessionFixture()
        let file = fixture.root.appending(path: "crashes").path(percentEncoded: false)
        signal(SIGUSR2, SIG_IGN)
        // Threads of a pool block the signals that only ever come from outside.
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, SIGUSR2)
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        try CrashHandler.install(file: file, signals: [SIGUSR2])
        raise(SIGUSR2)
        raise(SIGUSR2)
        #expect(CrashRecord(at: file).earlyCount == 1)
        var action = sigaction()
        sigaction(SIGUSR2, nil, &action)
        #expect(action.sa_flags & SA_SIGINFO == 0)
        CrashHandler.remove()
    }
}

extension SessionFixture {
    /// The session in a database that was set aside.
    fileprivate func sessionSetAside(_ number: Int) throws -> SavedSession {
        let other = try SessionFixture()
        try FileManager.default.createDirectory(
            at: other.directory, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: url("aside-\(number).sqlite"), to: other.url("session.sqlite"))
        return try SessionReader.read(other.directory).session
    }
}
