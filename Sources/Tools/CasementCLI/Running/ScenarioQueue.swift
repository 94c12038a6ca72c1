import AutomationProtocol
import Foundation

/// Runs scenarios, several at a time, each app in a process of its own.
///
/// A thread for each job waits for the process that it has started. All state is behind the lock,
/// the reporter's as well.
final class ScenarioQueue: @unchecked Sendable {
    private let scenarios: [Scenario]
    private let retries: Int
    private let reporter: TestReporter
    private let work: @Sendable (Scenario) throws -> ScenarioOutcome
    private let lock = NSLock()
    private var next = 0
    private var outcomes: [ScenarioOutcome?]

    init(
        _ scenarios: [Scenario], retries: Int = 0, reporter: TestReporter,
        work: @escaping @Sendable (Scenario) throws -> ScenarioOutcome
    ) {
        self.scenarios = scenarios
        self.retries = retries
        self.reporter = reporter
        self.work = work
        outcomes = Array(repeating: nil, count: scenarios.count)
    }

    /// Runs all, and returns how each ended, in the order of the scenarios.
    func outcomes(jobs: Int) -> [ScenarioOutcome] {
        let group = DispatchGroup()
        // The last job is the caller's own.
        for _ in 1..<max(1, min(jobs, scenarios.count)) {
            group.enter()
            let thread = Thread {
                self.runAll()
                group.leave()
            }
            thread.stackSize = 8 << 20
            thread.start()
        }
        runAll()
        group.wait()
        return outcomes.compactMap(\.self)
    }

    private func runAll() {
        while let index = begin() {
            let outcome = run(scenarios[index])
            lock.withLock {
                outcomes[index] = outcome
                reporter.ended(outcome)
            }
        }
    }

    private func begin() -> Int? {
        lock.withLock {
            guard next < scenarios.count else { return nil }
            defer { next += 1 }
            reporter.began(scenarios[next])
            return next
        }
    }

    /// Runs one until it passes, or has been run again as often as it may.
    private func run(_ scenario: Scenario) -> ScenarioOutcome {
        var earlier: [ScenarioOutcome.Failure] = []
        while true {
            var outcome = attempt(scenario)
            outcome.earlier = earlier
            guard let failure = outcome.failure, earlier.count < retries else { return outcome }
            earlier.append(failure)
            lock.withLock { reporter.isRunAgain(scenario, after: failure) }
        }
    }

    private func attempt(_ scenario: Scenario) -> ScenarioOutcome {
        do {
            return try work(scenario)
        } catch {
            let failure = ScenarioOutcome.Failure(
                line: nil, asked: "start", found: StepFailure("\(error)"))
            return ScenarioOutcome(scenario: scenario, failure: failure, seconds: 0)
        }
    }
}

/// One of several equal parts of a list, as in `2/4`.
struct Shard: Equatable {
    private let number: Int
    private let count: Int

    /// Nil if the text is not the number of a part and that of all parts.
    init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number >= 1,
            number <= count
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Every so many-th element, so that neighbours, which often take about as long, are apart.
    func part<Element>(of list: [Element]) -> [Element] {
        list.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
    }
}
