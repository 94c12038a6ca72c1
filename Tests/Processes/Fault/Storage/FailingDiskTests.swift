import CasementCLI
import FaultScript
import Foundation
import Testing

/// A disk that fails under a running session and then is well again.
struct FailingDiskTests {
    /// Strikes from each of some calls on until the script has taken its turns, and sees to it
    /// that all of them are saved afterwards, without a restart and without a stream of words.
    private func endure(
        _ action: Fault.Action, _ kinds: [Fault.Kind], times: Int = 0, ordinarily count: Int
    ) throws {
        let total = try ScriptBench().endure(
            Fault(action: action, kinds: kinds, at: 0)
        ).report.seen
        try #require(total > 1)
        var (struck, noticed) = (0, 0)
        for call in Thoroughness.sample(Array(1...total), of: count) {
            let bench = try ScriptBench()
            let outcome = try bench.endure(
                Fault(action: action, kinds: kinds, at: call, times: times))
            let what: Comment = "\(action) from call \(call) of \(total): \(outcome.notes)"
            if outcome.report.strikes > 0 { struck += 1 }
            #expect(outcome.ending == .exited(0), what)
            #expect(outcome.notes.last == "recovered", what)
            #expect(outcome.count("report") <= 2, what)
            // Not every call is one whose failure the session would feel.
            if outcome.count("report") + outcome.count("unavailable") > 0 { noticed += 1 }
            try bench.expectTurns(8...8, what)
        }
        #expect(struck > 0)
        #expect(noticed > 0)
    }

    @Test("FAULTS 24: a disk that is full from any write on, then has space: all is saved")
    func full() throws {
        try endure(.enospc, [.write, .open], ordinarily: 5)
    }

    @Test("FAULTS 25: a disk that fails from any write on, then is well: all is saved")
    func failingWrites() throws {
        try endure(.eio, [.write], ordinarily: 5)
    }

    @Test("FAULTS 25: a disk that fails from any sync on, then is well: all is saved")
    func failingSyncs() throws {
        try endure(.eio, [.sync], ordinarily: 4)
    }

    @Test(
        "FAULTS 26: a directory that may not be written from any call on: all is saved later",
        arguments: [Fault.Action.erofs, .eacces])
    func readOnly(action: Fault.Action) throws {
        try endure(
            action, [.open, .write, .truncate, .unlink, .rename], ordinarily: 4)
    }

    @Test("FAULTS 27: writes that take only half of their bytes are finished, and no one notices")
    func shortWrites() throws {
        let bench = try ScriptBench()
        let outcome = try bench.run(Fault(action: .short, kinds: [.write], at: 1, times: 0))
        #expect(outcome.ending == .exited(0))
        #expect(outcome.report.strikes > 100)
        #expect(outcome.count("report") == 0)
        try bench.expectTurns(12...12, "short writes")
    }

    @Test("FAULTS 27: a call that a signal interrupted is made again, and no one notices")
    func interrupted() throws {
        let kinds: [Fault.Kind] = [.open, .write, .truncate]
        let total = try ScriptBench().run(.counting(kinds)).report.seen
        for call in Thoroughness.sample(Array(1...total), of: 8) {
            let bench = try ScriptBench()
            let outcome = try bench.run(Fault(action: .eintr, kinds: kinds, at: call))
            let what: Comment = "call \(call) of \(total): \(outcome.notes)"
            #expect(outcome.ending == .exited(0), what)
            #expect(outcome.report.strikes <= 1, what)
            #expect(outcome.count("report") == 0, what)
            try bench.expectTurns(12...12, what)
        }
    }
}
