import CAllocations
import CInstructions
import Foundation
import Views

/// Takes the samples of one operation.
@MainActor
struct Measurement {
    /// Samples of each operation; nil for as many as it asks for.
    var count: Int?
    var takesPasses = false
    var takesCounters = false

    func run(_ operation: Operation) throws -> Result {
        // Threads and processes that the operation starts count, too.
        let counts = operation.work != .waits && InstructionCounter.isSupported
        let trial = try operation.trial()
        let warmUps = min(operation.warmUps, count ?? .max)
        let rounds = warmUps + (count ?? operation.samples)
        var samples: [Double] = []
        var whole: [Double] = []
        var behindFrame: [Double] = []
        var instructions: [Double] = []
        var allocations: [Double] = []
        var passes: [PassSeconds] = []
        for round in 0..<rounds {
            try trial.prepare()
            let stage = trial.subject
            let before = stage?.host.totals.seconds ?? PassSeconds()
            let instructionsBefore = counts ? ci_instructions() : 0
            let allocationsBefore = ca_allocations().count
            let start = ContinuousClock.now
            if round < warmUps { trial.perform() } else { InstructionCounter.call(trial.perform) }
            let milliseconds = (ContinuousClock.now - start) / .milliseconds(trial.parts)
            let allocated = ca_allocations().count - allocationsBefore
            let executed = counts ? ci_instructions() - instructionsBefore : 0
            // Checking visits everything; between samples it would leave the processor's caches
            // as no app finds them.
            if round < max(warmUps, 1) || round == rounds - 1 { try trial.check() }
            if round == 0 { try trial.checkPixels() }
            guard round >= warmUps else { continue }
            let after = trial.subject?.host.totals.seconds ?? PassSeconds()
            let spent = (trial.subject === stage ? after - before : after) / trial.parts
            // A sample ends with the finished framebuffer; freeing removed nodes and prefetching
            // rows come after it.
            behindFrame.append((spent[.release] + spent[.prefetch]) * 1_000)
            samples.append(trial.measured ?? milliseconds - behindFrame[behindFrame.count - 1])
            passes.append(spent)
            whole.append(milliseconds)
            instructions.append(Double(executed))
            allocations.append(Double(allocated))
        }
        try trial.checkPixels()
        var result = Result(
            op: operation.id, variant: operation.variant, unit: operation.unit,
            note: operation.note, samples: samples)
        if trial.measured == nil { result.behindFrame = Self.median(behindFrame) }
        if counts { result.instructions = Self.median(instructions) }
        if Result.isDebugBuild { result.isDebug = true }
        if operation.work == .inProcess { result.allocations = Self.median(allocations) }
        if takesPasses, let stage = trial.subject {
            result.passes = PassTimes(
                passes, whole: whole, accessibility: Self.accessibility(of: stage))
        }
        if takesCounters, trial.subject != nil { result.counters = try Counters.of(trial) }
        return result
    }

    /// The median, or nil if it is zero.
    private static func median(_ values: [Double]) -> Double? {
        let median = values.sorted()[values.count / 2]
        return median > 0 ? median : nil
    }

    /// Milliseconds to build the accessibility tree of all windows.
    private static func accessibility(of stage: Stage) -> Double {
        let start = ContinuousClock.now
        _ = stage.host.screen
        return (ContinuousClock.now - start) / .milliseconds(1)
    }
}
