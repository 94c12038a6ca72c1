import CasementCLI
import FaultScript
import Foundation
import RandomNumbers
import Testing

/// One fault after another: the disk is full, the process is killed on it, and the next one meets
/// errors of the device.
struct CombinedFaultsTests {
    @Test("A full disk, then a kill, then errors of the disk: all is saved once the disk is well")
    func combined() throws {
        let kinds: [Fault.Kind] = [.open, .write, .sync, .truncate]
        let total = try ScriptBench().run(runs: 1, turns: 6, .counting(kinds)).report.seen
        try #require(total > 20)
        let seed = Thoroughness.count("CASEMENT_FUZZ_SEED", ordinary: 1, full: 1)
        let count = Thoroughness.count("CASEMENT_COMBINED", ordinary: 6, full: 400)
        var random = SeededGenerator(seed: seed)
        var (full, killed, failed) = (0, 0, 0)
        for number in 1...count {
            let bench = try ScriptBench()
            _ = try bench.run(runs: 1, turns: 3, .counting())
            let fullFrom = Int.random(in: 1...total, using: &random)
            let killAt = Int.random(in: 1...total / 2, using: &random)
            let failsFrom = Int.random(in: 1...total, using: &random)
            let what: Comment = """
                \(number) of seed \(seed): full from \(fullFrom), killed at \(killAt), errors from \
                \(failsFrom)
                """
            let first = Fault(action: .enospc, kinds: kinds, at: fullFrom, times: 0)
            let outcome = try bench.run(runs: 1, turns: 6, first)
            if outcome.report.strikes > 0 { full += 1 }
            #expect((3...9).contains(bench.turns), what)
            // What is left of it after the full disk is killed in its next run.
            let next = try bench.run(
                runs: 1, turns: 3, Fault(action: .kill, kinds: kinds, at: killAt))
            if next.ending == .signalled(SIGKILL) { killed += 1 }
            #expect((3...12).contains(bench.turns), what)
            let second = Fault(action: .eio, kinds: [.write, .sync], at: failsFrom, times: 0)
            let end = try bench.endure(turns: 15, second)
            if end.report.strikes > 0 { failed += 1 }
            #expect(end.ending == .exited(0), what)
            #expect(end.notes.last == "recovered", what)
            try bench.expectTurns(15...15, what)
        }
        print("\(count) combined faults: \(full) full, \(killed) killed, \(failed) with errors")
        #expect(full > 0 && killed > 0 && failed > 0)
    }
}
