import ArgumentParser
import AutomationProtocol
import Foundation

/// `casement test`: runs scenario files.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs scenario files against an app.",
        discussion: """
            A file says what it needs with the keys arguments, size, clock, date, front, screen, \
            phases, scale, locale, home, session and variables; --front, --screen and --phases \
            are used instead where they are given. The app gets no CASEMENT_ variable of this \
            command's surroundings, but those under variables.

            The exit status is 0 if all files passed, 1 if some failed or the report could not \
            be written, 2 if a file does not parse or needs what is not there, or if there is no \
            app, and 64 if an option cannot be used. Nothing is run with 2 and 64.
            """)

    @Argument(help: "Scenario files.", completion: .file(extensions: ["yaml"]))
    var files: [String]

    @Option(help: "The app's executable.", completion: .file())
    var app: String

    @Option(
        help: "A session that all files share and that is kept; else each has a fresh one.",
        completion: .directory)
    var session: String?

    @Option(
        help: "A home folder that all files share and that is kept; else each has a fresh one.",
        completion: .directory)
    var home: String?

    @Option(help: "Where screenshots and trees are left.", completion: .directory)
    var artifacts = "casement-artifacts"

    @Option(help: "Writes the outcome as JUnit XML.", completion: .file())
    var junit: String?

    @Option(help: "Where the app is shown: headless, sdl, fb:PATH or kms[:CARD].")
    var front: String?

    @Option(help: "A window for each, or all on one screen in frames that Casement draws.")
    var screen: Scenario.Screen?

    @Option(help: "What losing the keyboard means: nothing, or that a window is inactive.")
    var phases: Scenario.Phases?

    func validate() throws {
        guard FrontText.isValid(front) else {
            throw ValidationError("--front is \(FrontText.forms)")
        }
    }

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

    private func run(_ scenario: Scenario, _ executable: String) throws -> ScenarioOutcome {
        let folder = try TemporaryFolder()
        let launch = AppLaunch(
            executable: executable, folder: folder.url, scenario: scenario, kept: kept)
        return ScenarioRunner(scenario, launch: launch, artifacts: ArtifactFolder(artifacts)).run()
    }

    private var kept: KeptFolders {
        func folder(_ path: String?) -> URL? {
            path.map { URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL }
        }
        return KeptFolders(home: folder(home), session: folder(session))
    }

    /// Parses the files and finds the app, and reports everything that is wrong.
    private func prepare() throws -> (String, [Scenario]) {
        var problems: [String] = []
        var scenarios: [Scenario] = []
        for file in files {
            do {
                var scenario = try ScenarioParser.parse(file: file)
                if let problem = kept.problem(of: scenario) { throw problem }
                scenario.front = front ?? scenario.front
                scenario.screen = screen ?? scenario.screen
                scenario.phases = phases ?? scenario.phases
                scenarios.append(scenario)
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
        let dropped = VariableText.dropped(from: ProcessInfo.processInfo.environment)
        if !dropped.isEmpty {
            Output.printError(
                "the app does not get \(dropped.joined(separator: ", ")); "
                    + "a scenario sets it under variables")
        }
        return (executable, scenarios)
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

extension Scenario.Screen: ExpressibleByArgument {}
extension Scenario.Phases: ExpressibleByArgument {}
