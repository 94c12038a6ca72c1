import ArgumentParser
import AutomationProtocol
import Foundation

/// `casement test`: runs scenario files.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs scenario files against an app.",
        discussion: """
            The exit status is 0 if all files passed, 1 if some failed or the report could not \
            be written, 2 if a file does not parse or there is no app, and 64 if an option cannot \
            be used. Nothing is run with 2 and 64.
            """)

    enum FrontName: String, ExpressibleByArgument, CaseIterable { case headless, sdl }

    @Argument(help: "Scenario files.", completion: .file(extensions: ["yaml"]))
    var files: [String]

    @Option(help: "The app's executable.", completion: .file())
    var app: String

    @Option(
        help: "A session that all files share and that is kept; else each has a fresh one.",
        completion: .directory)
    var session: String?

    @Option(help: "Where screenshots and trees are left.", completion: .directory)
    var artifacts = "casement-artifacts"

    @Option(help: "Writes the outcome as JUnit XML.", completion: .file())
    var junit: String?

    @Option(help: "Where the app is shown.")
    var front = FrontName.headless

    @Option(help: "A window for each, or all on one screen in frames that Casement draws.")
    var screen = ScreenName.windows

    @Option(help: "What losing the keyboard means: nothing, or that a window is inactive.")
    var phases = PhasesName.desktop

    enum ScreenName: String, ExpressibleByArgument, CaseIterable { case windows, single }
    enum PhasesName: String, ExpressibleByArgument, CaseIterable { case desktop, device }

    func run() throws {
        let (executable, scenarios) = try prepare()
        var outcomes: [ScenarioOutcome] = []
        for scenario in scenarios {
            let outcome = try run(scenario, executable)
            for note in outcome.notes { Output.print(note.text(in: scenario.path)) }
            if let failure = outcome.failure { Output.print(failure.text(in: scenario.path)) }
            outcomes.append(outcome)
        }
        if let junit { try write(JUnitReport.xml(outcomes), to: junit) }
        let failed = outcomes.filter { $0.failure != nil }.count
        Output.print("\(outcomes.count - failed) passed, \(failed) failed")
        if failed > 0 { throw Exit.failed }
    }

    /// Parses all files and finds the app, and reports everything that is wrong.
    private func prepare() throws -> (String, [Scenario]) {
        var problems: [String] = []
        var scenarios: [Scenario] = []
        for file in files {
            do {
                scenarios.append(try ScenarioParser.parse(file: file))
            } catch {
                problems.append("\(error)")
            }
        }
        var executable = ""
        do {
            executable = try AppLaunch.executable(at: app)
        } catch {
            problems.append("\(error)")
        }
        for problem in problems { Output.printError(problem) }
        guard problems.isEmpty else { throw Exit.unusable }
        return (executable, scenarios)
    }

    private func run(_ scenario: Scenario, _ executable: String) throws -> ScenarioOutcome {
        let folder = try TemporaryFolder()
        let kept = session.map { URL(filePath: $0, directoryHint: .isDirectory) }
        var launch = AppLaunch(
            executable: executable, folder: folder.url,
            session: kept ?? folder.url.appending(path: "session"))
        launch.arguments = scenario.arguments
        launch.size = scenario.size
        launch.clock = scenario.clock
        launch.date = scenario.date
        launch.front = front.rawValue
        launch.variables = [
            "CASEMENT_SCREEN": screen.rawValue, "CASEMENT_PHASES": phases.rawValue,
        ]
        return ScenarioRunner(scenario, launch: launch, artifacts: ArtifactFolder(artifacts)).run()
    }

    private func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(filePath: path))
        } catch {
            Output.printError("\(path) cannot be written: \(error.localizedDescription)")
            throw Exit.failed
        }
    }
}
