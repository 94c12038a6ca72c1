import CasementCLI
import Foundation
import Testing

/// A running app that dies, by another's hand and by its own.
struct KilledAppTests {
    @Test("FAULTS 2: SIGKILL at a random moment under input loses at most the turn in flight")
    func randomMoments() throws {
        let machine = try BusyMachine()
        let kills = Thoroughness.count("CASEMENT_KILLS", ordinary: 4, full: 200)
        var use = try RandomUse(seed: 2)
        for _ in 0..<kills { try use.killOnce() }
        let figures = use.figures
        #expect(figures.kills == kills)
        #expect(figures.steps > kills)
        #expect(figures.failures.isEmpty)
        #expect(figures.mostStepsLost <= 1)
        #expect(figures.windowsRestored >= kills)
        #expect(machine.isBusy)
    }

    @Test("FAULTS 2: SIGKILL costs at most a turn where the writer waits long for a processor")
    func starvedWriter() throws {
        let app = try DeskApp(
            Fault(
                action: .starve, kinds: [.write], names: ["session.sqlite-wal"], times: 0,
                stall: .milliseconds(15)), isFailing: false)
        try app.tap("New note", in: 1)
        try app.type("x", in: 2)
        try app.beginFaults()
        // Each character is a turn of its own, and each answer says that it is shown.
        for _ in 0..<5 { try app.perform(DeskStep.type.step) }
        app.process.kill()
        #expect(app.faults.stallsBegun > 0)
        app.endFaults()
        try app.relaunch()
        let text = try #require(try app.windows()[2]?.text)
        #expect((5...6).contains(text.count), "\(text)")
    }

    @Test("A scenario's kill costs nothing that was answered before, however slow the disk is")
    func politeKill() throws {
        let app = try DeskApp(
            Fault(action: .stall, kinds: [.write], times: 0, stall: .milliseconds(300)),
            isFailing: false)
        try app.beginFaults()
        try app.tap("New note", in: 1)
        for _ in 0..<3 { try app.tap("Add one", in: 2) }
        let windows = try app.windows()
        try app.connection.kill()
        #expect(app.faults.stallsBegun > 0)
        try app.relaunch()
        #expect(try app.windows() == windows)
    }
}
