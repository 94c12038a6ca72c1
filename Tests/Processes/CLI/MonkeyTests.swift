import ArgumentParser
import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// Random use that finds what is wrong with an app, and says how to get there.
struct MonkeyTests {
    private func monkey(_ arguments: [String], seed: UInt64 = 1) throws -> Monkey {
        var scenario = Scenario(path: "monkey.yaml", name: "Monkey")
        scenario.arguments = arguments
        return Monkey(
            executable: try BuiltApp.path("ScenarioProbe"), scenario: scenario, seed: seed)
    }

    @Test("A crash three presses deep is found, and shrunk to the steps that lead to it")
    func crash() throws {
        let monkey = try monkey(["--monkey", "crash"])
        let found = try monkey.explore(events: 4_000)
        #expect(found.finding?.text.contains("The probe was told to crash") == true)
        let short = try #require(try monkey.shrink(found))
        #expect(short.parts.joined().count <= 5)
        let scenario = Scenario(path: "monkey.yaml", name: "Monkey")
        let text = MonkeyScenario.text(of: short, scenario)
        let steps = try ScenarioParser.parse(text, path: "monkey.yaml").steps
        #expect(steps.map(\.action) == Array(short.parts.joined()))
    }

    @Test("A control without a name is found, and the scenario expects that there is none")
    func unnamed() throws {
        let monkey = try monkey(["--monkey", "unnamed"])
        let found = try monkey.explore(events: 4_000)
        #expect(found.finding?.kind == .unnamed(.button))
        let text = MonkeyScenario.text(of: found, Scenario(path: "monkey.yaml", name: "Monkey"))
        #expect(text.hasSuffix("- expectNone: {label: \"\", role: button, window: any}\n"))
    }

    @Test("An app with which nothing is wrong is used through kills and new starts")
    func nothing() throws {
        let result = try monkey(["--monkey", "none"]).explore(events: 1_100)
        #expect(result.finding == nil, "\(result.finding?.text ?? "")")
        #expect(result.events == 1_100)
        #expect(result.parts.contains([.kill, .relaunch]))
    }

    @Test("The same seed gives the same steps")
    func sameSeed() throws {
        let first = try monkey(["--monkey", "none"], seed: 7).explore(events: 100)
        let second = try monkey(["--monkey", "none"], seed: 7).explore(events: 100)
        #expect(first.parts == second.parts)
        #expect(first.parts.count >= 90)
    }

    @Test("What fails is cut down to what is needed, with as few tries as are allowed")
    func shrinking() {
        var shrinking = Shrinking(tries: 1_000)
        let short = shrinking.shortest(of: Array(0..<500)) { part in
            part.contains(17) && part.contains(230) && part.contains(498)
        }
        #expect(short == [17, 230, 498])
        var single = Shrinking(tries: 10)
        #expect(single.shortest(of: Array(0..<500)) { $0.contains(499) } == [499])
        #expect(single.triesLeft == 9)
        var none = Shrinking(tries: 0)
        #expect(none.shortest(of: [1, 2, 3]) { _ in true } == [1, 2, 3])
    }

    @Test("A number of events that there cannot be is refused", arguments: ["0", "-1", "1e6", "x"])
    func badEvents(events: String) {
        let error = #expect(throws: (any Error).self) {
            try MonkeyCommand.parse(["--app", "app", "--events", events])
        }
        #expect(error.map { MonkeyCommand.exitCode(for: $0).rawValue } == 64)
    }
}
