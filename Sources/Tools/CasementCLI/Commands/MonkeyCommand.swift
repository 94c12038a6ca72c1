import ArgumentParser
import AutomationProtocol
import Foundation
import Limits

/// `casement monkey`: uses an app at random, and writes what makes it fail as a scenario.
struct MonkeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "monkey", abstract: "Uses an app at random until something is wrong.",
        discussion: """
            Presses what the app offers by name, three times in four, and otherwise anywhere; \
            types, drags, scrolls and makes windows as narrow as 320 points; changes the colour \
            scheme, locale, direction and type size; takes the app to the background; closes a window \
            if there are more than six; kills or quits it and starts it again, in several scales. \
            After each 5000 events of a job the app is started with nothing saved. The same seed \
            gives the same events, with the same number of jobs.

            Failures are a crash, a hang, an error in the log, an app that never rests, a control \
            without a name (unnamed), a text that is cut off (cutOff; not at accessibility sizes) \
            or hardly differs from what is behind it (lowContrast), and a value of a window's \
            scene storage that is another one after a new start (lostValue). --ignore leaves some \
            of them out. The steps that lead to one are shortened and written as a scenario, with a \
            picture of what was found, one of each step and a trace among the artifacts.

            The exit status is 0 if nothing was found, 1 if something was, or the scenario could \
            not be written, 2 if there is no app, and 64 if an option cannot be used.
            """)

    @OptionGroup var app: AppOption

    @Option(help: "Chooses the events.")
    var seed: UInt64 = 1

    @Option(help: "How many events there are at most; without --minutes, 1000.")
    var events: Int?

    @Option(help: "For how many minutes the app is used at most.")
    var minutes: Double?

    @Option(help: "How many apps are used at once; each job has the next seed.")
    var jobs = 1

    @Option(help: "A sort of mistakes that is not looked for. May be repeated.")
    var ignore: [MonkeyFinding.Sort] = []

    @Option(
        name: .shortAndLong, help: "The scenario that is written.",
        completion: .file(extensions: ["yaml"]))
    var output = "monkey.yaml"

    @Option(help: "Where a picture of each step is left.", completion: .directory)
    var artifacts = "casement-artifacts"

    @Argument(parsing: .postTerminator, help: "For the app.")
    var arguments: [String] = []

    private static let usualEvents = 1_000

    func validate() throws {
        if let events, !(1...100_000_000).contains(events) {
            throw ValidationError("--events is a whole number from 1 to 100000000")
        }
        if let minutes, !(minutes > 0 && minutes <= 10_000) {
            throw ValidationError("--minutes is a number above 0, up to 10000")
        }
        guard (1...64).contains(jobs) else {
            throw ValidationError("--jobs is a whole number from 1 to 64")
        }
    }

    func run() throws {
        let executable = try app.executable()
        var scenario = Scenario(path: output, name: "Random use with the seed \(seed)")
        scenario.arguments = arguments
        let work = MonkeyJobs(jobs, seed: seed, limit: limit) { seed in
            Monkey(executable: executable, scenario: scenario, seed: seed, ignoring: Set(ignore))
        }
        let (line, log) = (ProgressLine(), PacedLines())
        let start = ContinuousClock.now
        let found: (monkey: Monkey, result: Monkey.Result)?
        do {
            found = try work.explore { total in
                let text = progress(total, since: start)
                if line.isShown { line.show(text) } else { log.show(text) }
            }
        } catch {
            line.show("")
            Output.print("\(error)")
            throw Exit.failed
        }
        line.show("")
        let speed = speed(work.total, since: start)
        guard let (monkey, result) = found, let finding = result.finding else {
            return Output.print("\(speed), and nothing is wrong")
        }
        Output.print("after \(speed): \(finding.text)")
        if let picture = result.picture {
            try keep(
                picture, as: "\(outputName)-found.png", in: ArtifactFolder(artifacts), "picture")
        }
        Output.flush()
        line.show("looking for the steps that lead there")
        let short = try monkey.shrink(result)
        line.show("")
        if short == nil { Output.print("the same steps do not lead there again; these are all") }
        try write(short ?? result, of: scenario)
        if let short { try keepPictures(of: short, executable, scenario) }
        throw Exit.failed
    }

    private var limit: Monkey.Limit {
        var limit = Monkey.Limit()
        if let minutes { limit.deadline = .now + Duration(saturatingSeconds: minutes * 60) }
        limit.events = events ?? (minutes == nil ? Self.usualEvents : .max)
        return limit
    }

    private func progress(
        _ total: MonkeyJobs.Total, since start: ContinuousClock.Instant
    ) -> String {
        let of = limit.events == .max ? "" : " of \(limit.events)"
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let time = String(
            format: "%d:%02d", Int(saturating: seconds) / 60, Int(saturating: seconds) % 60)
        return "\(total.events)\(of) events, started \(total.lives) times, \(time)"
    }

    private func speed(
        _ total: MonkeyJobs.Total, since start: ContinuousClock.Instant
    ) -> String {
        let seconds = max(0.001, (ContinuousClock.now - start) / .seconds(1))
        return "\(total.events) events in \(Int(saturating: seconds.rounded())) s, "
            + "\(Int(saturating: Double(total.events) / seconds)) a second"
    }

    private var outputName: String {
        URL(filePath: output).deletingPathExtension().lastPathComponent
    }

    private func write(_ result: Monkey.Result, of scenario: Scenario) throws {
        let text = MonkeyScenario.text(of: result, scenario)
        do {
            try Data(text.utf8).write(to: URL(filePath: output))
        } catch {
            Output.printError(
                "\(output) cannot be written: \(WriteProblem.reason(error, at: output))")
            throw Exit.failed
        }
        let count = result.parts.joined().count
        Output.print("\(count) \(count == 1 ? "step" : "steps"): \(output)")
    }

    /// Runs the scenario once more, for a picture after each step that the app survives.
    private func keepPictures(
        of result: Monkey.Result, _ executable: String, _ scenario: Scenario
    ) throws {
        let text = MonkeyScenario.text(of: result, scenario)
        let steps = try ScenarioParser.parse(text, path: output)
        let folder = try TemporaryFolder()
        let launch = AppLaunch(executable: executable, folder: folder.url, scenario: steps)
        let artifacts = ArtifactFolder(artifacts)
        let runner = ScenarioRunner(
            steps, launch: launch, artifacts: artifacts, updates: nil, isTraced: true)
        _ = runner.run()
        guard let trace = runner.trace else { return }
        let name = outputName
        for (number, picture) in trace.keyPictures.enumerated() {
            guard let picture else { continue }
            try keep(picture, as: "\(name)-step-\(number).png", in: artifacts, "picture")
        }
        try keep(
            Data(try TracePage.text(of: trace).utf8), as: "\(name).html", in: artifacts, "trace")
    }

    private func keep(
        _ data: Data, as name: String, in folder: ArtifactFolder, _ what: String
    ) throws {
        do {
            let path = try folder.path(name)
            try data.write(to: URL(filePath: path))
            Output.print("\(what): \(path)")
        } catch {
            let path = folder.url.appending(path: name).path(percentEncoded: false)
            Output.printError("\(path) cannot be written: \(WriteProblem.reason(error, at: path))")
            throw Exit.failed
        }
    }
}
