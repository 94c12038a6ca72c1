import CasementCLI
import FaultScript
import Foundation
import Testing

/// Process death at every call of a scripted session.
struct KilledScriptTests {
    /// Kills a script at calls of a kind, and sees to it that nothing but its turn is lost.
    private func kill(
        _ kinds: [Fault.Kind] = Fault.Kind.allCases, of names: [String] = [],
        _ action: Fault.Action = .kill, runs: Int = 2, turns: Int = 6, ordinarily count: Int
    ) throws {
        let total = try ScriptBench().run(
            runs: runs, turns: turns, .counting(kinds, of: names)
        ).report.seen
        try #require(total > 1)
        var struck = 0
        let calls = Thoroughness.sample(Array(1...total), of: count)
        for call in calls {
            let bench = try ScriptBench()
            let outcome = try bench.run(
                runs: runs, turns: turns,
                Fault(action: action, kinds: kinds, names: names, at: call))
            // Threads take turns in another order now and then, and a call or two is not made.
            guard outcome.report.strikes == 1 else {
                #expect(outcome.ending == .exited(0))
                continue
            }
            struck += 1
            #expect(outcome.ending == .signalled(SIGKILL))
            let committed = outcome.committed
            try bench.expectTurns(
                committed...(committed + 1), "\(action) at call \(call) of \(total)")
        }
        #expect(struck >= calls.count - 2 - calls.count / 20)
    }

    @Test("FAULTS 1: SIGKILL at any call of a session loses at most the turn in flight")
    func anyCall() throws {
        try kill(ordinarily: 24)
    }

    @Test("FAULTS 1: SIGKILL in the middle of any write loses at most the turn in flight")
    func tornWrite() throws {
        try kill([.write], .tear, ordinarily: 8)
    }

    @Test("FAULTS 4: SIGKILL at any call of a checkpoint loses at most the turn in flight")
    func checkpoint() throws {
        try kill([.write, .sync, .truncate], of: ["session.sqlite"], ordinarily: 6)
    }

    @Test("FAULTS 4: SIGKILL at any call that makes the second generation loses nothing")
    func secondGeneration() throws {
        try kill(
            of: [
                "copy.sqlite", "copy.unfinished.sqlite", "copy.unfinished.sqlite-journal",
                "copy.unfinished.sqlite-wal",
            ], ordinarily: 8)
    }

    @Test("FAULTS 7: SIGKILL at any call of a first start leaves a session that opens")
    func migration() throws {
        try kill(runs: 1, turns: 1, ordinarily: 10)
    }
}
