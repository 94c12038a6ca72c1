import ArgumentParser
import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// Random use that finds what is wrong with an app, and says how to get there.
struct MonkeyTests {
    private func monkey(
        _ arguments: [String], seed: UInt64 = 1, ignoring: Set<MonkeyFinding.Sort> = [],
        answerTimeout: Double = 10, chunk: Int = 100
    ) throws -> Monkey {
        var scenario = Scenario(path: "monkey.yaml", name: "Monkey")
        scenario.arguments = arguments
        return Monkey(
            executable: try BuiltApp.path("ScenarioProbe"), scenario: scenario, seed: seed,
            ignoring: ignoring, answerTimeout: answerTimeout, chunk: chunk)
    }

    @Test(
        "What goes wrong three presses deep is found, shrunk to five steps or fewer, and fails again",
        arguments: [
            ("crash", MonkeyFinding.Sort.crash, "The probe was told to crash"),
            ("hang", .hang, "the app answered nothing for 4 s"),
            ("unnamed", .unnamed, "button has no name"),
            ("cutOff", .cutOff, "takes more than the 80×"),
            ("lostValue", .lostValue, "for presses, and 0 after a new start"),
        ])
    func planted(fault: String, sort: MonkeyFinding.Sort, words: String) throws {
        let patience = fault == "hang" ? 4.0 : 10
        // Looked at often, it is found soon, and a new start is not a thousand events away.
        let monkey = try monkey(["--monkey", fault], answerTimeout: patience, chunk: 25)
        let found = try monkey.explore(events: 6_000)
        #expect(found.finding?.sort == sort)
        #expect(found.finding?.text.contains(words) == true, "\(found.finding?.text ?? "nothing")")
        // There is a picture if the app goes on and one of its windows is at fault.
        #expect((found.picture != nil) == [.unnamed, .cutOff].contains(sort))
        let short = try #require(try monkey.shrink(found))
        let text = MonkeyScenario.text(of: short, monkey.scenario)
        #expect((1...5).contains(short.parts.joined().count), "\(text)")

        // The file has every step and expectation, and fails at the last one.
        let scenario = try ScenarioParser.parse(text, path: "monkey.yaml")
        let expectations = short.finding?.expectations ?? []
        #expect(scenario.steps.map(\.action) == short.parts.joined() + expectations)
        let folder = try TemporaryFolder()
        var launch = AppLaunch(
            executable: try BuiltApp.path("ScenarioProbe"), folder: folder.url, scenario: scenario)
        launch.answerTimeout = patience
        let artifacts = folder.url.appending(path: "artifacts").path(percentEncoded: false)
        let outcome = ScenarioRunner(
            scenario, launch: launch, artifacts: ArtifactFolder(artifacts)
        ).run()
        #expect(outcome.failure?.line == scenario.steps.last?.line)
    }

    @Test(
        "What is only heard or seen after a while is found, too",
        arguments: [
            ("log", MonkeyFinding.Sort.log, "error probe: told to"),
            ("restless", .restless, "the app never rests"),
            ("lowContrast", .lowContrast, "has a contrast of 1."),
        ])
    func found(fault: String, sort: MonkeyFinding.Sort, words: String) throws {
        let found = try monkey(["--monkey", fault]).explore(events: 6_000)
        #expect(found.finding?.sort == sort)
        #expect(found.finding?.text.contains(words) == true, "\(found.finding?.text ?? "nothing")")
    }

    @Test("A sort of mistakes that is ignored is not found")
    func ignored() throws {
        func finding(ignoring ignored: Set<MonkeyFinding.Sort>) throws -> MonkeyFinding? {
            let monkey = try monkey(["--monkey", "unnamed"], ignoring: ignored, chunk: 30)
            return try monkey.explore(events: 120).finding
        }
        #expect(try finding(ignoring: [])?.sort == .unnamed)
        #expect(try finding(ignoring: [.unnamed]) == nil)
    }

    @Test("An app with which nothing is wrong is killed, quit and started again, in several scales")
    func nothing() throws {
        let result = try monkey(["--monkey", "none"], chunk: 10).explore(events: 210)
        #expect(result.finding == nil, "\(result.finding?.text ?? "")")
        #expect(result.events == 210 && result.lives == 3)
        #expect(result.parts.contains([.kill, .relaunch]))
        #expect(result.parts.contains([.quit, .relaunch]))
        #expect(result.scale == nil)
        // What repeats the steps waits as well: after each of 21 looks, and each of two new starts.
        let pauses = result.parts.filter { $0 == [.perform(RandomUse.pause)] }
        #expect(pauses.count == 23)
    }

    @Test("Now and then an app is started as on its first day, and the steps begin anew")
    func firstDays() throws {
        let monkey = try monkey(["--monkey", "none"], chunk: 2)
        let whole = try monkey.explore(events: 2 * Monkey.looksBetweenFreshHomes)
        #expect(whole.lives == 7 && whole.parts.isEmpty)
        let more = try monkey.explore(events: 2 * Monkey.looksBetweenFreshHomes + 4)
        #expect(more.lives == 7 && (2...6).contains(more.parts.count))
        #expect(more.finding == nil, "\(more.finding?.text ?? "")")
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

    @Test("Jobs share the events, have different ones, and end when one of them finds something")
    func jobs() throws {
        var limit = Monkey.Limit()
        limit.events = 201
        let three = try MonkeyJobs(3, seed: 7, limit: limit) {
            try monkey(["--monkey", "none"], seed: $0)
        }
        #expect(try three.explore { _ in } == nil)
        #expect(three.total.events == 201 && three.total.lives == 3)
        #expect((0..<3).map { limit.share(of: $0, among: 3) } == [67, 67, 67])
        limit.events = .max
        let two = try MonkeyJobs(2, seed: 1, limit: limit) {
            try monkey(["--monkey", "unnamed"], seed: $0)
        }
        let found = try #require(try two.explore { _ in })
        #expect(found.result.finding?.sort == .unnamed)
        #expect([1, 2].contains(found.monkey.seed))
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
        #expect(shrinking.triesLeft > 950)
        // Without what comes between them, the last one is enough.
        var undone = Shrinking(tries: 100)
        let last = undone.shortest(of: Array(0..<10)) { part in
            part.contains(8) && (part.contains(3) || !part.contains(5))
        }
        #expect(last == [8])
        // Two presses while a switch is on, which some of the others turn on and off.
        var switched = Shrinking(tries: 100)
        let presses = switched.shortest(of: Array("TTTGTTG")) { part in
            var isOn = false
            return part.filter { step in
                if step == "T" { isOn.toggle() }
                return step == "G" && isOn
            }.count >= 2
        }
        #expect(presses == Array("TGG"))
        var single = Shrinking(tries: 10)
        #expect(single.tail(of: Array(0..<500)) { $0.contains(499) } == [499])
        #expect(single.triesLeft == 9)
        var whole = Shrinking(tries: 100)
        #expect(whole.tail(of: Array(0..<5)) { $0.contains(0) } == Array(0..<5))
        #expect(whole.tail(of: Array(0..<5)) { _ in false } == nil)
        var none = Shrinking(tries: 0)
        #expect(none.shortest(of: [1, 2, 3]) { _ in true } == [1, 2, 3])
    }

    @Test("Without a terminal a line says now and then how far it is, and not each time")
    func pacedLines() {
        var printed: [String] = []
        let often = PacedLines(every: .zero) { printed.append($0) }
        for count in [100, 200] { often.show("\(count) events") }
        #expect(printed == ["100 events", "200 events"])
        let seldom = PacedLines(every: .seconds(86_400)) { printed.append($0) }
        seldom.show("300 events")
        #expect(printed.count == 2)
    }

    @Test(
        "Options that make no sense are refused",
        arguments: [
            ["--events", "0"], ["--events", "-1"], ["--events", "1e6"], ["--events", "x"],
            ["--jobs", "0"], ["--jobs", "65"], ["--minutes", "0"], ["--minutes", "nan"],
            ["--minutes", "1e300"], ["--ignore", "all"],
        ])
    func badOptions(options: [String]) {
        let error = #expect(throws: (any Error).self) {
            try MonkeyCommand.parse(["--app", "app"] + options)
        }
        #expect(error.map { MonkeyCommand.exitCode(for: $0).rawValue } == 64)
    }
}
