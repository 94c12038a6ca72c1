import Automation
import CasementCLI
import Foundation
import RandomNumbers
import Testing

/// Uses the desk by chance until it is killed at a moment of chance, and compares what comes back
/// with the log of what had been done: nothing may be lost but the turn in flight, nothing may
/// come back that was closed.
struct RandomUse {
    struct Figures {
        var kills = 0
        /// Kills that struck while a step was under way.
        var killsInFlight = 0
        var steps = 0
        var windowsRestored = 0
        /// Answered steps that were gone, over all kills, and at most after one.
        var stepsLost = 0
        var mostStepsLost = 0
        /// Steps under way whose outcome was there all the same.
        var stepsInFlightKept = 0
        var failures: [String] = []
    }

    let app: DeskApp
    private var random: SeededGenerator
    private(set) var figures = Figures()

    init(seed: UInt64, _ fault: Fault? = nil) throws {
        app = try DeskApp(fault, isFailing: false)
        random = SeededGenerator(seed: seed)
    }

    /// Uses the app, kills it, starts it again and compares.
    mutating func killOnce(afterSteps count: ClosedRange<Int> = 0...12) throws {
        var log = [try app.windows()]
        for _ in 0..<Int.random(in: count, using: &random) {
            _ = try take(choose(in: log[log.count - 1]), &log)
        }
        // From here on, at whatever moment.
        let delay = Duration.microseconds(Int.random(in: 0...100_000, using: &random))
        let killer = Killer(app.process.processID, after: delay)
        var inFlight: DeskStep?
        while true {
            let step = choose(in: log[log.count - 1])
            guard try take(step, &log) else {
                inFlight = step
                break
            }
        }
        killer.wait()
        app.process.kill()
        figures.kills += 1
        try app.relaunch()
        judge(try app.windows(), against: log, inFlight)
    }

    /// False where the app died over the step.
    private mutating func take(_ step: DeskStep, _ log: inout [DeskState]) throws -> Bool {
        do {
            if let failure = try app.connection.perform(step.step) {
                figures.failures.append("\(step): \(failure)")
            }
        } catch {
            figures.killsInFlight += 1
            return false
        }
        figures.steps += 1
        guard let state = try? app.windows() else {
            // Answered and done; what it looked like, if it is not known, is what comes back.
            guard let outcome = step.outcome(of: log[log.count - 1]) else { return false }
            log.append(outcome)
            return false
        }
        if !step.canLead(from: log[log.count - 1], to: state) {
            figures.failures.append("\(step) led from \(log[log.count - 1]) to \(state)")
        }
        log.append(state)
        return true
    }

    /// Finds what came back in the log, from its end.
    private mutating func judge(
        _ found: DeskState, against log: [DeskState], _ inFlight: DeskStep?
    ) {
        figures.windowsRestored += found.count
        if let inFlight, found != log[log.count - 1],
            inFlight.canLead(from: log[log.count - 1], to: found)
        {
            figures.stepsInFlightKept += 1
        } else if let index = log.lastIndex(of: found) {
            let lost = log.count - 1 - index
            figures.stepsLost += lost
            figures.mostStepsLost = max(figures.mostStepsLost, lost)
        } else {
            figures.failures.append(
                """
                After kill \(figures.kills) there is \(found); the log ended with \
                \(log.suffix(3)), then \(inFlight.map { "\($0)" } ?? "nothing")
                """)
        }
    }

    private mutating func choose(in state: DeskState) -> DeskStep {
        let notes = state.keys.filter { $0 != 1 }.sorted()
        guard let note = notes.randomElement(using: &random) else { return .open }
        return switch Int.random(in: 0..<10, using: &random) {
        case 0 where notes.count < 6: .open
        case 1 where notes.count > 2: .close(note)
        case 2, 3:
            .move(
                note,
                CGPoint(
                    x: Int.random(in: 0...900, using: &random),
                    y: Int.random(in: 0...500, using: &random)))
        case 4: .focus(note)
        case 5, 6: .type
        default: .count(note)
        }
    }
}

/// Kills a process once its time has come.
private final class Killer: @unchecked Sendable {
    private let isDone = DispatchSemaphore(value: 0)

    init(_ process: pid_t, after delay: Duration) {
        let delay = useconds_t(delay / .microseconds(1))
        Thread.detachNewThread { [isDone] in
            usleep(delay)
            kill(process, SIGKILL)
            isDone.signal()
        }
    }

    func wait() { isDone.wait() }
}
