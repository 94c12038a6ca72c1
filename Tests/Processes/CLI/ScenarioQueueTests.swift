import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// Scenarios as they are divided, run and reported, without apps.
struct ScenarioQueueTests {
    private let scenarios = (1...5).map { Scenario(path: "\($0).yaml", name: "File \($0)") }

    private static func outcome(of scenario: Scenario, fails: Bool = false) -> ScenarioOutcome {
        let failure = ScenarioOutcome.Failure(
            line: 2, asked: "tap: A", found: StepFailure("found no “A”"))
        return ScenarioOutcome(scenario: scenario, failure: fails ? failure : nil, seconds: 1)
    }

    @Test("The parts of a list have each of its elements once")
    func shards() throws {
        let parts = try (1...3).map { try #require(Shard("\($0)/3")).part(of: Array(0..<10)) }
        #expect(parts == [[0, 3, 6, 9], [1, 4, 7], [2, 5, 8]])
        #expect(Shard("7/7")?.part(of: [1, 2]) == [])
        #expect(Shard("1/1")?.part(of: [1, 2]) == [1, 2])
        let huge = "99999999999999999999/2"
        for wrong in ["", "1", "0/1", "2/1", "-1/2", "1/2/3", "a/b", "1/", huge] {
            #expect(Shard(wrong) == nil, "\(wrong)")
        }
    }

    @Test("So many scenarios run at a time as there are jobs", .timeLimit(.minutes(10)))
    func jobs() {
        // Each of the two waits until the other has begun.
        let begun = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let reporter = TestReporter(total: 2, style: .lines, annotations: nil) { _ in }
        let queue = ScenarioQueue(Array(scenarios.prefix(2)), reporter: reporter) { scenario in
            let number = scenario.path == "1.yaml" ? 0 : 1
            begun[number].signal()
            begun[1 - number].wait()
            return Self.outcome(of: scenario)
        }
        let outcomes = queue.outcomes(jobs: 8)
        #expect(outcomes.map(\.scenario.path) == ["1.yaml", "2.yaml"])
    }

    @Test("What keeps a scenario from starting is its failure, and the others run")
    func noStart() {
        let reporter = TestReporter(total: 5, style: .lines, annotations: nil) { _ in }
        let queue = ScenarioQueue(scenarios, reporter: reporter) { scenario in
            if scenario.path == "2.yaml" { throw AppError.cannotStart("the disk is full") }
            return Self.outcome(of: scenario)
        }
        let outcomes = queue.outcomes(jobs: 1)
        #expect(outcomes.map { $0.failure != nil } == [false, true, false, false, false])
        #expect(outcomes[1].failure?.found.found.contains("the disk is full") == true)
    }

    @Test("A terminal has one line that says how far it is, and keeps only what failed")
    func terminal() {
        var printed: [String] = []
        let reporter = TestReporter(
            total: 2, style: .terminal(columns: 30), annotations: nil
        ) { printed.append($0) }
        reporter.began(scenarios[0])
        reporter.began(scenarios[1])
        reporter.ended(Self.outcome(of: scenarios[0], fails: true))
        reporter.ended(Self.outcome(of: scenarios[1]))
        let start = "\r\u{1B}[K"
        #expect(
            printed == [
                "\(start)[0/2] 1.yaml", "\(start)[0/2] 1.yaml, 2.yaml",
                start, "1.yaml:2: tap: A\n    found no “A”\n",
                "\(start)[1/2] 1 failed 2.yaml", start,
            ])
    }

    @Test("Where output is kept, each file has a line, and the last one counts them")
    func lines() {
        var printed: [String] = []
        let reporter = TestReporter(total: 2, style: .lines, annotations: nil) {
            printed.append($0)
        }
        var flaky = Self.outcome(of: scenarios[1])
        flaky.earlier = [Self.outcome(of: scenarios[1], fails: true).failure].compactMap(\.self)
        let outcomes = [Self.outcome(of: scenarios[0]), flaky]
        for outcome in outcomes {
            reporter.began(outcome.scenario)
            reporter.ended(outcome)
        }
        #expect(
            printed == [
                "1.yaml passed in 1.0 s\n",
                "2.yaml is flaky: it passed when it was run again\n",
            ])
        #expect(TestReporter.summary(of: outcomes) == "2 passed, 0 failed, 1 flaky")
    }

    @Test("An annotation has its line alone, whatever is in its text")
    func annotations() {
        var outcome = Self.outcome(of: Scenario(path: "/work/a:b,c.yaml", name: "100%"))
        outcome.earlier = [
            ScenarioOutcome.Failure(
                line: nil, asked: "start", found: StepFailure("half\nof 50%"))
        ]
        let lines = GitHubAnnotations(workspace: "/work").lines(for: outcome)
        #expect(
            lines == [
                "::warning file=a%3Ab%2Cc.yaml,title=100%25 is flaky"
                    + "::/work/a:b,c.yaml: start%0A    half%0Aof 50%25"
            ])
    }
}
