import ArgumentParser
import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// Random use that finds what is wrong with an app, and says how to get there.
struct MonkeyTests {
    private func monkey(
        _ arguments: [String], seed: UInt64 = 1, ignoring: Set<MonkeyFinding.Sort> = []
    ) throws -> Monkey {
        var scenario = Scenario(path: "monkey.yaml", name: "Monkey")
        scenario.arguments = arguments
        return Monkey(
            executable: try BuiltApp.path("ScenarioProbe"), scenario: scenario, seed: seed,
            ignoring: ignoring)
    }

    private func text(of result: Monkey.Result, _ monkey: Monkey) -> String {
        MonkeyScenario.text(of: result, monkey.scenario)
    }

    @Test(
        "What goes wrong three presses deep is found, and shrunk to five steps or fewer",
        arguments: [
            ("crash", MonkeyFinding.Sort.crash, "The probe was told to crash"),
            ("hang", .hang, "the app answered nothing for"),
            ("log", .log, "error probe: told to"),
            ("restless", .restless, "the app never rests"),
            ("unnamed", .unnamed, "button has no name"),
            ("cutOff", .cutOff, "takes more than the 80×"),
            ("lowContrast", .lowContrast, "has a contrast of 1."),
            ("lostValue", .lostValue, "for presses, and 0 after a new start"),
        ])
    func planted(fault: String, sort: MonkeyFinding.Sort, words: String) throws {
        let monkey = try monkey(["--monkey", fault])
        let found = try monkey.explore(events: 6_000)
        #expect(found.finding?.sort == sort)
        #expect(found.finding?.text.contains(words) == true, "\(found.finding?.text ?? "nothing")")
        let short = try #require(try monkey.shrink(found))
        let count = short.parts.joined().count
        #expect((1...5).contains(count), "\(text(of: short, monkey))")
        // Every step and expectation that is written is read again.
        let steps = try ScenarioParser.parse(text(of: short, monkey), path: "monkey.yaml").steps
        #expect(steps.map(\.action) == short.parts.joined() + (short.finding?.expectations ?? []))
    }

    @Test(
        "The scenario of what was found fails when it is run", arguments: ["cutOff", "lostValue"])
    func replayed(fault: String) throws {
        let monkey = try monkey(["--monkey", fault])
        let short = try #require(try monkey.shrink(try monkey.explore(events: 6_000)))
        let folder = try TemporaryFolder()
        let scenario = try ScenarioParser.parse(text(of: short, monkey), path: "monkey.yaml")
        let launch = AppLaunch(
            executable: try BuiltApp.path("ScenarioProbe"), folder: folder.url, scenario: scenario)
        let artifacts = folder.url.appending(path: "artifacts").path(percentEncoded: false)
        let outcome = ScenarioRunner(
            scenario, launch: launch, artifacts: ArtifactFolder(artifacts)
        ).run()
        #expect(outcome.failure?.line == scenario.steps.last?.line)
        #expect(outcome.failure?.asked.hasPrefix("expect") == true)
    }

    @Test("A sort of mistakes that is ignored is not found")
    func ignored() throws {
        let monkey = try monkey(["--monkey", "unnamed"], ignoring: [.unnamed])
        #expect(try monkey.explore(events: 600).finding == nil)
    }

    @Test("An app with which nothing is wrong is killed, quit and started again, in several scales")
    func nothing() throws {
        let result = try monkey(["--monkey", "none"]).explore(events: 2_100)
        #expect(result.finding == nil, "\(result.finding?.text ?? "")")
        #expect(result.events == 2_100 && result.lives == 3)
        #expect(result.parts.contains([.kill, .relaunch]))
        #expect(result.parts.contains([.quit, .relaunch]))
        #expect(result.scale == nil)
    }

    @Test("The time is over when it is, however many events there were")
    func minutes() throws {
        var limit = Monkey.Limit()
        limit.deadline = .now
        #expect(try monkey(["--monkey", "none"]).explore(limit).events == 0)
        limit.deadline = .now + .seconds(1)
        let result = try monkey(["--monkey", "none"]).explore(limit)
        #expect(result.events > 0 && result.events.isMultiple(of: 100))
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
        #expect(single.tail(of: Array(0..<500)) { $0.contains(499) } == [499])
        #expect(single.triesLeft == 9)
        var whole = Shrinking(tries: 100)
        #expect(whole.tail(of: Array(0..<5)) { $0.contains(0) } == Array(0..<5))
        #expect(whole.tail(of: Array(0..<5)) { _ in false } == nil)
        var none = Shrinking(tries: 0)
        #expect(none.shortest(of: [1, 2, 3]) { _ in true } == [1, 2, 3])
    }

    @Test(
        "Options that make no sense are refused",
        arguments: [
            ["--events", "0"], ["--events", "-1"], ["--events", "1e6"], ["--events", "x"],
            ["--minutes", "0"], ["--minutes", "nan"], ["--minutes", "1e300"], ["--ignore", "all"],
        ])
    func badOptions(options: [String]) {
        let error = #expect(throws: (any Error).self) {
            try MonkeyCommand.parse(["--app", "app"] + options)
        }
        #expect(error.map { MonkeyCommand.exitCode(for: $0).rawValue } == 64)
    }
}
