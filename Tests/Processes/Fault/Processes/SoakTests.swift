import Foundation
import Testing

/// An app killed again and again under random use. `make soak` sets `CASEMENT_SOAK`, how often.
struct SoakTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let kills = environment["CASEMENT_SOAK"].flatMap { Int($0) } ?? 0
    private static let seed = environment["CASEMENT_SOAK_SEED"].flatMap { UInt64($0) } ?? 1

    @Test(
        "However often an app is killed, nothing is lost but the turn in flight",
        .enabled(if: kills > 0))
    func soak() throws {
        let start = ContinuousClock.now
        var use = try RandomUse(seed: Self.seed)
        for kill in 1...Self.kills {
            try use.killOnce()
            if kill % 100 == 0 { print("\(kill) kills, \(use.figures.steps) steps") }
        }
        let figures = use.figures
        print(
            """
            kills: \(figures.kills), of which while a step was under way: \(figures.killsInFlight)
            steps answered: \(figures.steps)
            windows restored: \(figures.windowsRestored)
            answered steps lost: \(figures.stepsLost) in all, \(figures.mostStepsLost) at most
            steps under way that were kept: \(figures.stepsInFlightKept)
            states that never were: \(figures.failures.count)
            time: \(Int((ContinuousClock.now - start) / .seconds(1))) s, seed \(Self.seed)
            """)
        for failure in figures.failures.prefix(5) { print(failure) }
        #expect(figures.kills == Self.kills)
        #expect(figures.failures.isEmpty)
        #expect(figures.mostStepsLost <= 1)
    }

    @Test("A writer that forgets what it was given is found out by the first kill")
    func brokenWriter() throws {
        var use = try RandomUse(
            seed: 3,
            Fault(
                action: .lose, kinds: [.write], names: ["session.sqlite-wal", "session.sqlite"],
                times: 0))
        try use.app.beginFaults()
        try use.killOnce(afterSteps: 12...12)
        let figures = use.figures
        #expect(figures.mostStepsLost > 1, "\(figures)")
    }
}
