import Automation
import CasementCLI
import Foundation
import Sessions
import Testing
import Waiting

/// A running app whose disk fails: it runs on, says so once, and saves again when it can.
struct FailingDiskAppTests {
    /// Uses the app until its disk is well, and then waits for what it did to be saved.
    private func use(_ app: DeskApp) throws -> DeskState {
        try app.tap("New note", in: 1)
        for _ in 0..<20 { try app.tap("Add one", in: 2) }
        let windows = try app.windows()
        #expect(windows[2]?.count == 20)
        return windows
    }

    private func expectRecovery(of app: DeskApp, _ windows: DeskState) throws {
        try waitUntil("all is saved") {
            let saved = try? app.session.session.windows.first { $0.number == 2 }
            return saved?.storage["count"] == .int(20)
        }
        app.process.kill()
        try app.relaunch()
        #expect(try app.windows() == windows)
    }

    @Test(
        "FAULTS 26: where the directory may not be written the app runs, and warns once",
        arguments: [Fault.Action.erofs, .eacces])
    func readOnly(action: Fault.Action) throws {
        let app = try DeskApp(
            Fault(
                action: action, kinds: [.open, .write, .truncate, .unlink, .rename], times: 0))
        let windows = try use(app)
        #expect(app.complaints.count == 1, "\(app.complaints)")
        let calls = app.faults.strikes
        #expect(0 < calls && calls < 20, "\(calls) calls are a storm")
        app.endFaults()
        try expectRecovery(of: app, windows)
    }

    @Test("FAULTS 26: windows come back from a directory that may not be written")
    func readOnlyRestore() throws {
        let app = try DeskApp()
        let windows = try use(app)
        try waitUntil("all is committed") {
            try app.session.session.windows.first { $0.number == 2 }?.storage["count"] == .int(20)
        }
        app.process.kill()
        try app.relaunch(Fault(action: .erofs, kinds: [.open], names: ["session.lock"], times: 0))
        #expect(app.faults.strikes > 0)
        #expect(try app.windows() == windows)
        try app.tap("Add one", in: 2)
        let later = try app.windows()
        app.endFaults()
        try waitUntil("the change is saved") {
            try app.session.session.windows.first { $0.number == 2 }?.storage["count"] == .int(21)
        }
        app.process.kill()
        try app.relaunch()
        #expect(try app.windows() == later)
    }

    @Test("FAULTS 24: on a disk that is full the app runs on, says so once, and recovers")
    func full() throws {
        let app = try DeskApp(Fault(action: .enospc, kinds: [.write], at: 60, times: 0))
        let windows = try use(app)
        try waitUntil("the disk is full") { app.faults.strikes > 0 }
        try waitUntil("it says so") { app.complaints.count > 0 }
        #expect(app.complaints.count == 1, "\(app.complaints)")
        app.endFaults()
        try expectRecovery(of: app, windows)
    }

    @Test("FAULTS 24: a commit on a full disk fails, costs nothing saved before, and is made good")
    func fullAtCommit() throws {
        let app = try DeskApp(
            Fault(action: .enospc, kinds: [.write], times: 0), isFailing: false)
        func savedCount() throws -> StoredValue? {
            try app.session.session.windows.first { $0.number == 2 }?.storage["count"]
        }
        try app.tap("New note", in: 1)
        for _ in 0..<3 { try app.tap("Add one", in: 2) }
        try app.connection.commit()
        #expect(try savedCount() == .int(3))

        try app.beginFaults()
        for _ in 0..<4 { try app.tap("Add one", in: 2) }
        for _ in 0..<2 {
            #expect(
                throws: AppError.refused(
                    StepFailure("the session could not be saved: the disk refuses it"))
            ) { try app.connection.commit() }
        }
        #expect(app.faults.strikes > 0)
        let reading = try app.session
        #expect(reading.faults.isEmpty)
        #expect(try savedCount() == .int(3))
        #expect(app.complaints.count == 1, "\(app.complaints)")
        #expect(
            app.complaints.first?.contains(
                "Saving the session failed and will be tried again: database or disk is full")
                == true, "\(app.complaints)")

        app.endFaults()
        try app.connection.commit()
        #expect(try savedCount() == .int(7))
        try app.tap("Add one", in: 2)
        try app.connection.commit()
        let windows = try app.windows()
        #expect(app.complaints.count == 1, "\(app.complaints)")
        app.process.kill()
        try app.relaunch()
        #expect(try app.windows() == windows)
        #expect(windows[2]?.count == 8)
    }

    @Test("FAULTS 30: within 64 KiB the app runs on, says so once, and saves once it has more")
    func quota() throws {
        let app = try DeskApp(Fault(action: .quota, times: 0, quota: 64 << 10))
        let windows = try use(app)
        try waitUntil("the quota is met") { app.faults.strikes > 0 }
        try waitUntil("it says so") { app.complaints.count > 0 }
        #expect(app.complaints.count == 1, "\(app.complaints)")
        app.endFaults()
        try expectRecovery(of: app, windows)
    }

    @Test("FAULTS 31: while a sync takes five seconds, input is answered and frames are shown")
    func slowSync() throws {
        let app = try DeskApp(
            Fault(action: .stall, kinds: [.sync], times: 0, stall: .seconds(5)), isFailing: false)
        try app.beginFaults()
        try app.tap("New note", in: 1)
        try waitUntil("a sync is under way") {
            app.faults.stallsBegun > app.faults.stallsEnded
        }
        var answered = 0
        let before = app.faults
        let frames = try app.connection.frames()[2] ?? 0
        repeat {
            try app.tap("Add one", in: 2)
            answered += 1
        } while app.faults.stallsEnded == before.stallsEnded && answered < 40
        let shown = (try app.connection.frames()[2] ?? 0) - frames
        #expect(app.faults.stallsBegun > 0)
        // A loop that waited for its disk would answer one. How many more is the machine's affair.
        #expect(answered >= 5, "Only \(answered) taps were answered within one sync")
        #expect(shown >= answered)
        app.endFaults()
    }
}
