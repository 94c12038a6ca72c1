import ArgumentParser
import AutomationProtocol
import Foundation

/// `casement test`: runs scenario files.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs scenario files against an app.",
        discussion: """
            Without --app it builds the package in this folder, or in one above, and tests its app; \
            without files it runs those in the package's folder Scenarios.

            A file says what it needs with the keys arguments, size, clock, date, front, screen, \
            phases, scale, locale, home, session and variables; --front, --screen and --phases \
            are used instead where they are given. The app gets no CASEMENT_ variable of this \
            command's surroundings, but those under variables.

            With --update a picture that differs from the expected one does not fail its file: the \
            paths are shown with how many pixels differ, and the new pictures are recorded if that \
            is confirmed on a terminal, or with --yes.

            The exit status is 0 if all files passed, 1 if some failed, if the report or a trace \
            could not be written, or if pictures differ and were not recorded, 2 if a file does \
            not parse or needs what is not there, if there is no app, or if the package does not \
            build, and 64 if an option cannot be used. Nothing is run with 2 and 64.
            """)

    private static let usualTraces = "casement-traces"

    @Argument(
        help: "Scenario files. (default: those in the folder Scenarios of the package here)",
        completion: .file(extensions: ["yaml"]))
    var files: [String] = []

    @OptionGroup var app: AppOption

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

    @Option(help: "How many files run at a time.")
    var jobs = 1

    @Option(help: "Runs a part of the files, such as 2/4 for the second of four.")
    var shard: String?

    @Option(help: "How often a file that fails is run again; one that passes then is flaky.")
    var retries = 0

    @Option(
        defaultAsFlag: Self.usualTraces,
        help: """
            Leaves a page for each file, with pictures, tree, state and log of each step; in the \
            folder casement-traces without another name.
            """, completion: .directory)
    var trace: String?

    @Flag(help: "Records expected pictures anew, after showing which ones.")
    var update = false

    @Flag(help: "Records them without asking.")
    var yes = false

    mutating func validate() throws {
        // What follows --trace is taken for its folder.
        if let file = trace, [".yaml", ".yml"].contains(where: file.hasSuffix) {
            files.insert(file, at: 0)
            trace = Self.usualTraces
        }
        if files.isEmpty {
            let here = URL(filePath: FileManager.default.currentDirectoryPath)
            files = AppPackage.scenarios(at: here)
        }
        if files.isEmpty {
            throw ValidationError("there are no scenario files: name some, as Scenarios/*.yaml")
        }
        if yes, !update { throw ValidationError("--yes is for --update") }
        guard (1...64).contains(jobs) else {
            throw ValidationError("--jobs is a whole number from 1 to 64")
        }
        guard (0...20).contains(retries) else {
            throw ValidationError("--retries is a whole number from 0 to 20")
        }
        if let shard, Shard(shard) == nil {
            throw ValidationError("--shard is written as 2/4: the second of four parts")
        }
        if let front, !FrontText.isValid(front) {
            throw ValidationError(FrontText.refusal(of: front, called: "--front"))
        }
        guard session != nil || home != nil else { return }
        if jobs > 1 { throw ValidationError("with --session and --home files run one at a time") }
        if retries > 0 {
            throw ValidationError("with --session and --home a file cannot begin again")
        }
    }

    func run() throws {
        let (executable, scenarios) = try prepare()
        let traces = try trace.map { try traceFolder($0, scenarios) }
        let updates = update ? try PictureUpdates() : nil
        let queue = ScenarioQueue(
            scenarios, retries: retries,
            reporter: TestReporter(total: scenarios.count)
        ) { [kept, artifacts] scenario in
            let folder = try TemporaryFolder()
            let launch = AppLaunch(
                executable: executable, folder: folder.url, scenario: scenario, kept: kept)
            let runner = ScenarioRunner(
                scenario, launch: launch, artifacts: ArtifactFolder(artifacts), updates: updates,
                isTraced: traces != nil)
            var outcome = runner.run()
            if let trace = runner.trace, let path = traces?.write(trace, of: scenario) {
                outcome.failure?.files.append(("trace", path))
            }
            return outcome
        }
        let outcomes = queue.outcomes(jobs: jobs)
        var isWritten = true
        if let junit { isWritten = write(JUnitReport.xml(outcomes), to: junit) }
        for failure in traces?.failures ?? [] { Output.printError(failure) }
        Output.print(TestReporter.summary(of: outcomes))
        let isRecorded = try updates.map { try recordPictures($0, outcomes) } ?? true
        guard isWritten, isRecorded, traces?.failures.isEmpty != false,
            !outcomes.contains(where: { $0.failure != nil })
        else { throw Exit.failed }
    }

    private func traceFolder(_ path: String, _ scenarios: [Scenario]) throws -> TraceFolder {
        do throws(TraceFolder.Failure) {
            return try TraceFolder(path, scenarios: scenarios)
        } catch {
            Output.printError("\(error)")
            throw Exit.failed
        }
    }

    /// Shows which pictures would be recorded anew, and records them if that is wanted. Returns
    /// whether none is left that is not as it is expected.
    private func recordPictures(
        _ updates: PictureUpdates, _ outcomes: [ScenarioOutcome]
    ) throws -> Bool {
        let recording = PictureRecording(
            updates, passed: Set(outcomes.filter { $0.failure == nil }.map(\.scenario.path)))
        for line in recording.lines { Output.print(line) }
        for line in recording.conflicts { Output.printError(line) }
        guard recording.conflicts.isEmpty else { return false }
        guard !recording.updates.isEmpty else { return true }
        let question = recording.question
        guard yes || Terminal.asks(question) else {
            Output.print("nothing was recorded" + (Terminal.isThere ? "" : "; --yes records them"))
            return false
        }
        let problems = recording.record()
        for problem in problems { Output.printError(problem) }
        let count = recording.updates.count - problems.count
        Output.print("\(count) \(count == 1 ? "picture" : "pictures") recorded")
        return problems.isEmpty
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
        for file in shard.flatMap(Shard.init)?.part(of: files) ?? files {
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
        // Files that do not parse are no reason to wait for a build.
        for problem in problems { Output.printError(problem) }
        let executable = problems.isEmpty || app.app != nil ? try app.executable() : ""
        guard problems.isEmpty else { throw Exit.unusable }
        let dropped = VariableText.dropped(from: ProcessInfo.processInfo.environment)
        if !dropped.isEmpty {
            Output.printError(
                "the app does not get \(dropped.joined(separator: ", ")); "
                    + "a scenario sets it under variables")
        }
        return (executable, scenarios)
    }

    /// Returns whether the file could be written.
    private func write(_ text: String, to path: String) -> Bool {
        do {
            try Data(text.utf8).write(to: URL(filePath: path))
            return true
        } catch {
            Output.printError("\(path) cannot be written: \(WriteProblem.reason(error, at: path))")
            return false
        }
    }
}

extension Scenario.Screen: ExpressibleByArgument {}
extension Scenario.Phases: ExpressibleByArgument {}
