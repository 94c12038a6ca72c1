import CasementCLI
import Foundation
import Testing

/// A running app that dies, by another's hand and by its own.
struct KilledAppTests {
    @Test("FAULTS 2: SIGKILL at a random moment under input loses at most the turn in flight")
    func randomMoments() throws {
        let kills = Thoroughness.count("CASEMENT_KILLS", ordinary: 4, full: 200)
        var use = try RandomUse(seed: 2)
        for _ in 0..<kills { try use.killOnce() }
        let figures = use.figures
        #expect(figures.kills == kills)
        #expect(figures.steps > kills)
        #expect(figures.failures.isEmpty)
        #expect(figures.mostStepsLost <= 1)
        #expect(figures.windowsRestored >= kills)
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
