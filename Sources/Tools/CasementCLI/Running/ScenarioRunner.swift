import AutomationProtocol
import Foundation
import Glibc
import Limits

/// Runs a scenario against an app, from the first start to the last quit.
package final class ScenarioRunner {
    private let scenario: Scenario
    private let launch: AppLaunch
    private let artifacts: ArtifactFolder
    private let pictures: ScenarioPictures
    private let tracer: ScenarioTracer?
    private var app: AppConnection?
    /// The output of the last process that ended.
    private var endedLog: [String] = []
    /// How many lines the app had written before the last step that was not an expectation.
    private var linesBefore = 0
    /// How many lines of which process the trace has.
    private var linesTraced: (process: pid_t, count: Int) = (0, 0)
    private var notes: [ScenarioOutcome.Note] = []
    /// What is asked of the app after the last step, with its name for messages.
    var question: (name: String, ask: (AppConnection) throws -> Void)?

    package convenience init(_ scenario: Scenario, launch: AppLaunch, artifacts: ArtifactFolder) {
        self.init(scenario, launch: launch, artifacts: artifacts, updates: nil)
    }

    /// - Parameters:
    ///   - updates: Takes the pictures that differ from the expected ones, so that they do not fail.
    ///   - isTraced: Whether each step is looked at, for a page.
    init(
        _ scenario: Scenario, launch: AppLaunch, artifacts: ArtifactFolder,
        updates: PictureUpdates?, isTraced: Bool = false
    ) {
        self.scenario = scenario
        self.launch = launch
        self.artifacts = artifacts
        pictures = ScenarioPictures(scenario: scenario, artifacts: artifacts, updates: updates)
        tracer =
            isTraced ? ScenarioTracer(scenario, app: launch.executable, folder: launch.folder) : nil
    }

    /// What happened in a run that is traced.
    var trace: ScenarioTrace? { tracer?.trace }

    package func run() -> ScenarioOutcome {
        let start = ContinuousClock.now
        var failure: ScenarioOutcome.Failure?
        do throws(ScenarioOutcome.Failure) {
            try runSteps()
        } catch {
            failure = error
        }
        app?.process.kill()
        app = nil
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        var outcome = ScenarioOutcome(scenario: scenario, failure: failure, seconds: seconds)
        outcome.notes = notes
        return outcome
    }

    private func runSteps() throws(ScenarioOutcome.Failure) {
        try traced("start", nil) { () throws(ScenarioOutcome.Failure) in
            try during(nil, "start") { try self.start() }
        }
        for step in scenario.steps {
            if !step.action.isExpectation { linesBefore = logLines().count }
            try traced(step.text, step.line) { () throws(ScenarioOutcome.Failure) in
                try run(step)
            }
        }
        if let question {
            try during(nil, question.name) { try question.ask(self.running()) }
        }
        guard app != nil else { return }
        try traced("quit at the end", nil) { () throws(ScenarioOutcome.Failure) in
            try during(nil, "quit at the end") { try self.quit() }
        }
    }

    /// Adds the step to the trace.
    private func traced(
        _ text: String, _ line: Int?, _ work: () throws(ScenarioOutcome.Failure) -> Void
    ) throws(ScenarioOutcome.Failure) {
        guard let tracer else { return try work() }
        let start = tracer.now
        do throws(ScenarioOutcome.Failure) {
            try work()
        } catch {
            tracer.add(
                text, line: line, since: start, app: app, log: newLines(),
                message: error.text(in: scenario.path), hasFailed: true)
            throw error
        }
        let note = notes.last.flatMap { $0.line == line ? $0.text : nil }
        tracer.add(
            text, line: line, since: start, app: app, log: newLines(), message: note)
    }

    /// The lines of the log that the trace has not had yet.
    private func newLines() -> [String] {
        let lines = logLines()
        let process = app?.process.processID ?? linesTraced.process
        let seen = process == linesTraced.process ? linesTraced.count : 0
        linesTraced = (process, lines.count)
        return Array(lines.dropFirst(seen))
    }

    private func run(_ step: Scenario.Step) throws(ScenarioOutcome.Failure) {
        do throws(ScenarioOutcome.Failure) {
            try during(step.line, step.text) { try self.perform(step.action, line: step.line) }
        } catch {
            var failure = error
            explain(&failure, step)
            throw failure
        }
        if let text = app?.note {
            notes.append(ScenarioOutcome.Note(line: step.line, asked: step.text, text: text))
            app?.note = nil
        }
    }

    /// Adds the step to errors.
    private func during(
        _ line: Int?, _ asked: String, _ work: () throws -> Void
    ) throws(ScenarioOutcome.Failure) {
        do {
            try work()
        } catch {
            if error is AppError { closeEnded() }
            let found = error as? StepFailure ?? StepFailure("\(error)")
            throw ScenarioOutcome.Failure(line: line, asked: asked, found: found)
        }
    }

    private func perform(_ action: ScenarioAction, line: Int) throws {
        switch action {
        case .perform(.wait(let seconds)):
            // The app runs by itself; the runner only reads its output.
            _ = try running().process.wait(
                for: nil, until: .now + Duration(saturatingSeconds: seconds))
        case .perform(let step): try perform(step)
        case .screenshot(let request): try pictures.take(request, of: running(), line: line)
        case .tree(let name): try artifacts.write(try running().screen(), as: name)
        case .expectLog(let text, let count): try LogExpectation(logLines()).some(text, count)
        case .expectNoLog(let text): try LogExpectation(logLines()).none(text)
        case .quit: try quit()
        case .kill: try kill()
        case .relaunch: try relaunch()
        }
    }

    private func perform(_ step: ScenarioStep) throws {
        let app = try running()
        do {
            if let failure = try app.perform(step) { throw failure }
        } catch AppError.ended(.exited(0), _) {
            // The step made the app quit, as a shortcut or closing the last window may.
            closeEnded()
        }
    }

    private func running() throws(StepFailure) -> AppConnection {
        guard let app else { throw StepFailure("the app is not running") }
        return app
    }

    // MARK: Processes

    private func start() throws {
        let app = try connection()
        self.app = app
        linesBefore = 0
        try app.begin()
        // From now on the app notes which state is written.
        _ = try app.trace()
        guard let locale = scenario.locale else { return }
        var environment = EnvironmentChange()
        environment.locale = locale
        if let failure = try app.perform(.environment(environment)) {
            throw AppError.refused(failure)
        }
    }

    private func connection() throws -> AppConnection {
        do {
            return try AppConnection(launch)
        } catch {
            guard case .ended(.exited(0), let lines) = error else { throw error }
            throw StepFailure(
                "the app ended with status 0 before it answered; is it one that Casement runs?",
                near: lines.joined(separator: "\n"))
        }
    }

    private func quit() throws {
        let app = try running()
        let ending = try app.quit()
        closeEnded()
        guard let ending else {
            throw StepFailure("the app had not gone after 10 s and was killed")
        }
        guard ending == .exited(0) else {
            throw AppError.ended(ending, lastLines: app.process.lastLines)
        }
    }

    private func kill() throws {
        try running().kill()
        closeEnded()
    }

    private func relaunch() throws {
        guard app == nil else { throw StepFailure("the app is still running") }
        try start()
    }

    private func closeEnded() {
        guard let app else { return }
        app.process.drain()
        endedLog = app.process.log
        self.app = nil
    }

    /// The lines of the running process, or of the one that ended last.
    private func logLines() -> [String] {
        guard let app else { return endedLog }
        app.process.drain()
        return app.process.log
    }

    // MARK: Failures

    /// The most lines of the log that a failure shows.
    private static let mostLines = 20
    /// The seconds in which what is missing may still come.
    private static let patience = 1.0

    /// Adds what was logged, pictures and the tree, and whether waiting would have helped.
    private func explain(_ failure: inout ScenarioOutcome.Failure, _ step: Scenario.Step) {
        // Where the app ended, or the log is what was asked for, the log is there already.
        guard let app, !app.process.hasEnded else { return }
        if !step.action.readsLog {
            failure.log = logLines().dropFirst(linesBefore).suffix(Self.mostLines)
        }
        // The trace has them with its step.
        if tracer == nil, let changes = try? app.trace().changes {
            failure.changes = changes.suffix(Self.mostLines).map(\.line)
        }
        if case .screenshot(let request) = step.action {
            failure.files += pictures.files(of: request)
        }
        keepEvidence(&failure, step.line)
        failure.later = patience(for: step.action, failure.found)
    }

    /// Writes a picture and the tree after a failure.
    private func keepEvidence(_ failure: inout ScenarioOutcome.Failure, _ line: Int) {
        let file = URL(filePath: scenario.path).deletingPathExtension().lastPathComponent
        let name = "\(file)-line-\(line)"
        do {
            let picture = try artifacts.path("\(name).png")
            if try running().picture(window: nil, to: picture) == nil {
                failure.files.append(("picture", picture))
            }
            try artifacts.write(try running().screen(), as: name)
            failure.files.append(("tree", try artifacts.path("\(name).json")))
        } catch {
            Output.printError("\(name) could not be kept: \(error)")
        }
    }

    /// The seconds of waiting that would have helped; nil if they would not, or nothing waits.
    private func patience(for action: ScenarioAction, _ found: StepFailure) -> Double? {
        guard let expectation = action.awaited, let app else { return nil }
        // What is there and cannot be pressed is not waited for.
        if case .perform(.press) = action, found.cause != .missing { return nil }
        do {
            let failure = try app.perform(.expect(expectation, within: Self.patience))
            return failure == nil ? Self.patience : nil
        } catch {
            return nil
        }
    }
}
