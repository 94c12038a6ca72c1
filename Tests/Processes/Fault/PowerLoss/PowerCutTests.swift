import FaultScript
import Foundation
import RandomNumbers
import Testing

/// Power loss, simulated: of all that was written since the last sync, any part may be gone.
struct PowerCutTests {
    @Test("FAULTS 8: whatever a power cut leaves between two syncs, what was synced is there")
    func anySubset() throws {
        let log = try recordedScript()
        var disk = SimulatedDisk()
        var generator = SeededGenerator(seed: 8)
        var (cuts, outcomes) = (0, 0)
        for (index, call) in log.calls.enumerated() {
            // What is pending before a sync holds all that was at any moment since the last one.
            if case .sync = call, disk.pendingCount > 0 {
                cuts += 1
                outcomes += try cut(disk, log, at: index, &generator)
            }
            disk.apply(call)
        }
        outcomes += try cut(disk, log, at: log.calls.count, &generator)
        #expect(cuts > 10)
        #expect(outcomes > 2 * cuts)
    }

    /// Tries every fate of the pending changes, or where they are too many, so many by chance.
    private func cut(
        _ disk: SimulatedDisk, _ log: DiskLog, at index: Int, _ generator: inout SeededGenerator
    ) throws -> Int {
        let limit = Thoroughness.isFull ? 256 : 6
        let count = disk.pendingCount
        let isExhaustive = count < 30 && 1 << count <= limit
        let tries = isExhaustive ? 1 << count : limit
        for number in 0..<tries {
            let fates: [SimulatedDisk.Fate] = (0..<count).map { bit in
                if isExhaustive { return number >> bit & 1 == 1 ? .whole : .lost }
                return [.lost, .whole, .whole, .torn][Int(generator.next() % 4)]
            }
            let bench = try ScriptBench()
            try disk.write(to: bench.directory, fates)
            let durable = log.turn(
                log.hasQuit(before: index) ? "committed" : "durable", before: index)
            try bench.expectTurns(
                durable...(log.turn("committed", before: index) + 1),
                "Call \(index), fates \(fates)")
        }
        return tries
    }

    /// What a short script does to its disk: two runs, each with a sync in its middle.
    private func recordedScript() throws -> DiskLog {
        let bench = try ScriptBench()
        let log = bench.directory + ".log"
        try FileManager.default.createDirectory(
            atPath: bench.directory, withIntermediateDirectories: true)
        let outcome = try bench.run(runs: 2, turns: 3, .counting(), log: log)
        #expect(outcome.ending == .exited(0))
        let recorded = try DiskLog(at: log)
        #expect(recorded.hasQuit(before: recorded.calls.count))
        #expect(recorded.calls.contains(.rename("copy.unfinished.sqlite", "copy.sqlite")))
        return recorded
    }
}
