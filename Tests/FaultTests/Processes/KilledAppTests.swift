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
}
