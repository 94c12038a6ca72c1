import Automation
import CasementCLI
import Foundation
import Sessions
import Testing
import Waiting

/// Apps that die while they start, by their own hand, and in order; and two at once.
struct EndingAppTests {
    /// A desk with three notes, the second of them counted up to two; killed.
    private func preparedDesk() throws -> (app: DeskApp, windows: DeskState) {
        let app = try DeskApp()
        for _ in 0..<3 { try app.tap("New note", in: 1) }
        for _ in 0..<2 { try app.tap("Add one", in: 3) }
        let windows = try app.windows()
        #expect(windows.count == 4 && windows[3]?.count == 2)
        try waitUntil("all is committed") {
            try app.session.session.windows.first { $0.number == 3 }?.storage["count"] == .int(2)
        }
        app.process.kill()
        return (app, windows)
    }

    @Test("FAULTS 3: SIGKILL at any call while windows are being restored loses none of them")
    func killedWhileRestoring() throws {
        let (app, windows) = try preparedDesk()
        try app.relaunch(.counting())
        let total = app.faults.seen
        app.process.kill()
        try #require(total > 10)
        var struck = 0
        for call in Thoroughness.sample(Array(1...total), of: 5) {
            do {
                try app.relaunch(Fault(action: .kill, at: call))
                // It got past: the call is one that follows the first frame, or is not made.
                app.process.kill()
            } catch is AppError {
                #expect(app.faults.strikes == 1)
                struck += 1
            }
            try app.relaunch()
            #expect(try app.windows() == windows, "after SIGKILL at call \(call) of \(total)")
            #expect(
                try app.startReason()
                    == "recovered(after: Sessions.StartReason.Interruption.killed)")
            app.process.kill()
        }
        #expect(struck >= 3)
    }

    @Test("An app that is killed before its first frame three times starts with new windows")
    func killedBeforeFrames() throws {
        let (app, _) = try preparedDesk()
        for _ in 1...3 {
            // As the system does for want of memory.
            let fault = Fault(action: .kill, kinds: [.open], names: ["session.sqlite"])
            #expect(throws: AppError.self) { try app.relaunch(fault) }
            #expect(app.faults.strikes == 1)
        }
        try app.relaunch()
        #expect(try app.startReason().contains("sessionAfterCrashes"))
        #expect(try app.windows().count == 1)
        #expect(
            app.complaints.contains { $0.contains("crashed or was killed 3 times in a row") },
            "\(app.complaints)")
        // It is there to stay: another death like it is the first one again.
        app.process.kill()
        try app.relaunch()
        #expect(
            try app.startReason()
                == "recovered(after: Sessions.StartReason.Interruption.killed)")
    }

    @Test("FAULTS 5: a trap in one view's body leaves every scene's state for the next start")
    func trap() throws {
        let app = try DeskApp()
        for _ in 0..<3 { try app.tap("New note", in: 1) }
        try app.tap("Add one", in: 2)
        try app.tap("Add one", in: 3)
        let windows = try app.windows()
        #expect(throws: AppError.self) { try app.tap("Break", in: 4) }
        let ending = try #require(app.process.waitForEnd(until: .now + .seconds(60)))
        #expect([.signalled(SIGTRAP), .signalled(SIGILL)].contains(ending))
        #expect(app.process.log.contains { $0.contains("Note 3 was told to break") })
        try app.relaunch()
        #expect(try app.windows() == windows)
        let reason = try app.startReason()
        #expect(reason.contains("crashed"), "\(reason)")
    }

    @Test("FAULTS 6: SIGTERM is a quit in order: all is on disk, and the app has gone in time")
    func terminated() throws {
        let app = try DeskApp()
        try app.tap("New note", in: 1)
        try app.tap("Add one", in: 2)
        let windows = try app.windows()
        kill(app.process.processID, SIGTERM)
        #expect(app.process.waitForEnd(until: .now + .seconds(10)) == .exited(0))
        let session = try app.session
        #expect(session.didQuit && session.holder == nil && session.faults.isEmpty)
        try app.relaunch()
        #expect(try app.windows() == windows)
        #expect(try app.startReason() == "relaunch")
    }

    @Test("FAULTS 6: closing the last window is a quit in order, and no window comes back")
    func lastWindow() throws {
        let app = try DeskApp(front: "fb")
        try app.tap("New note", in: 1)
        try app.perform(.closeWindow(1))
        // The app may be gone before it can say that it has done so.
        _ = try? app.connection.perform(.closeWindow(2))
        #expect(app.process.waitForEnd(until: .now + .seconds(10)) == .exited(0))
        let session = try app.session
        #expect(session.didQuit && session.session.windows.isEmpty)
    }

    @Test("FAULTS 47: a second instance says which process has the session, and ends with 1")
    func secondInstance() throws {
        let app = try DeskApp()
        try app.tap("New note", in: 1)
        var launch = app.launch
        launch.variables["CASEMENT_CONTROL"] = app.launch.socketPath + "-2"
        let second = try AppProcess(
            executable: launch.executable, arguments: [], environment: launch.environment)
        #expect(second.waitForEnd(until: .now + .seconds(60)) == .exited(1))
        #expect(
            second.log == ["FaultApps: The session is in use by process \(app.process.processID)"])
        // The first has noticed nothing.
        try app.tap("Add one", in: 2)
        #expect(try app.windows()[2]?.count == 1)
        #expect(app.complaints.isEmpty)
    }

    @Test("A second start by the user hands its request to the app that runs, and ends with 0")
    func handedOver() throws {
        let app = try DeskApp()
        try app.tap("New note", in: 1)
        var environment = app.launch.environment
        environment["CASEMENT_CONTROL"] = nil
        let second = try AppProcess(
            executable: app.launch.executable, arguments: [], environment: environment)
        #expect(second.waitForEnd(until: .now + .seconds(60)) == .exited(0))
        #expect(second.log == ["FaultApps: The app runs already and has taken the request."])
        try app.tap("Add one", in: 2)
        #expect(app.complaints.isEmpty)
    }

    @Test("A control socket goes with its app, and the next app takes over one of a killed app")
    func controlSocket() throws {
        let folder = try TemporaryFolder()
        let launch = AppLaunch(
            executable: try BuiltProgram.url("FaultApps").path, folder: folder.url,
            session: folder.url.appending(path: "session"))
        func start() throws -> AppProcess {
            let app = try AppProcess(
                executable: launch.executable, arguments: [], environment: launch.environment)
            try waitUntil("it listens") { app.hasEnded || isListening(app) }
            return app
        }
        /// Whether the process has a socket with the path, by the kernel's list.
        func isListening(_ app: AppProcess) -> Bool {
            // To its end, which a file of the kernel's does not say.
            let list = FileHandle(forReadingAtPath: "/proc/\(app.processID)/net/unix")
            guard let sockets = try? list?.readToEnd() else { return false }
            return String(decoding: sockets, as: UTF8.self).contains(launch.socketPath)
        }
        func hasFile() -> Bool { FileManager.default.fileExists(atPath: launch.socketPath) }

        let killed = try start()
        killed.kill()
        #expect(hasFile())
        let next = try start()
        try #require(!next.hasEnded, "\(next.log)")
        kill(next.processID, SIGTERM)
        #expect(next.waitForEnd(until: .now + .seconds(60)) == .exited(0))
        #expect(!hasFile())
    }
}
