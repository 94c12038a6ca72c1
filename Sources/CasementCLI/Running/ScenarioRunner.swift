import AutomationProtocol
import Foundation
import Images
import Limits

/// Runs a scenario against an app, from the first start to the last quit.
package final class ScenarioRunner {
    private let scenario: Scenario
    private let launch: AppLaunch
    private let artifacts: ArtifactFolder
    private var app: AppConnection?
    /// The output of the last process that ended.
    private var endedLog: [String] = []

    package init(_ scenario: Scenario, launch: AppLaunch, artifacts: ArtifactFolder) {
        self.scenario = scenario
        self.launch = launch
        self.artifacts = artifacts
    }

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
        return ScenarioOutcome(scenario: scenario, failure: failure, seconds: seconds)
    }

    private func runSteps() throws(ScenarioOutcome.Failure) {
        try during(nil, "start") { try self.start() }
        for step in scenario.steps {
            do throws(ScenarioOutcome.Failure) {
                try during(step.line, step.text) { try self.perform(step.action) }
            } catch {
                keepEvidence(line: step.line)
                throw error
            }
        }
        if app != nil { try during(nil, "quit at the end") { try self.quit() } }
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

    private func perform(_ action: ScenarioAction) throws {
        switch action {
        case .perform(.wait(let seconds)):
            // The app runs by itself; the runner only reads its output.
            _ = try running().process.wait(
                for: nil, until: .now + Duration(saturatingSeconds: seconds))
        case .perform(let step): try perform(step)
        case .screenshot(let request): try screenshot(request)
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

    private func start() throws(AppError) {
        let app = try AppConnection(launch)
        self.app = app
        try app.begin()
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

    // MARK: Pictures

    private func screenshot(_ request: ScreenshotRequest) throws {
        let path = try artifacts.path("\(request.name).png")
        if let failure = try running().picture(window: request.window, to: path) { throw failure }
        guard let compare = request.compare else { return }
        let folder = URL(filePath: scenario.path).deletingLastPathComponent()
        let expected = URL(filePath: compare, relativeTo: folder).path(percentEncoded: false)
        let difference = try artifacts.path("\(request.name).difference.png")
        try PictureComparison.compare(
            path, with: expected, tolerance: request.tolerance, difference: difference)
    }

    /// Writes a picture and the tree after a failure, if the app still answers.
    private func keepEvidence(line: Int) {
        guard let app, !app.process.hasEnded else { return }
        let file = URL(filePath: scenario.path).deletingPathExtension().lastPathComponent
        let name = "\(file)-line-\(line)"
        do {
            _ = try app.picture(window: nil, to: try artifacts.path("\(name).png"))
            try artifacts.write(try app.screen(), as: name)
        } catch {
            Output.printError("\(name) could not be kept: \(error)")
        }
    }
}
