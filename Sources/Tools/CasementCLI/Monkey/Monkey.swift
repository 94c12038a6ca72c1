import AutomationProtocol
import Foundation

/// Uses an app at random until something is wrong, and finds the few steps that lead there.
final class Monkey {
    /// Steps that belong together: those that end and start the app.
    typealias Part = [ScenarioAction]

    struct Result {
        var events = 0
        var finding: MonkeyFinding?
        /// What was done before, or the shortest part of it that leads to the finding.
        var parts: [Part] = []
    }

    /// How many events go by between looks at the log and the screen.
    private static let chunk = 100
    /// After how many looks the app is killed and started again.
    private static let looksOfALife = 10
    /// How many parts of what was done are tried.
    private static let tries = 400

    private let executable: String
    private let scenario: Scenario
    private let seed: UInt64
    private let answerTimeout: Double

    init(executable: String, scenario: Scenario, seed: UInt64, answerTimeout: Double = 10) {
        self.executable = executable
        self.scenario = scenario
        self.seed = seed
        self.answerTimeout = answerTimeout
    }

    // MARK: Finding

    /// Uses the app for so many events, or until something is found.
    func explore(events: Int, progress: (Int) -> Void = { _ in }) throws -> Result {
        let folder = try TemporaryFolder()
        let launch = launch(in: folder)
        var result = Result()
        var app = try start(launch)
        var looks: UInt64 = 0
        while result.events < events {
            let count = min(Self.chunk, events - result.events)
            looks += 1
            do {
                try use(app, count, looks, in: folder, &result.parts)
                result.finding = try finding(of: app)
                if looks.isMultiple(of: UInt64(Self.looksOfALife)), result.finding == nil {
                    result.parts.append([.kill, .relaunch])
                    try app.kill()
                    app = try start(launch)
                }
            } catch let error as AppError {
                result.finding = MonkeyFinding(error)
                if result.finding == nil {
                    result.parts.append([.relaunch])
                    app = try start(launch)
                }
            }
            result.events += count
            progress(result.events)
            if result.finding != nil { break }
        }
        app.process.kill()
        return result
    }

    /// Sends one seed's events, and adds what the app has done to the parts, also if it ended.
    private func use(
        _ app: AppConnection, _ count: Int, _ look: UInt64, in folder: TemporaryFolder,
        _ parts: inout [Part]
    ) throws {
        let journal = folder.url.appending(path: "journal").path(percentEncoded: false)
        unlink(journal)
        defer {
            let written = FileManager.default.contents(atPath: journal) ?? Data()
            let steps = written.split(separator: 10).compactMap {
                try? JSONDecoder().decode(ScenarioStep.self, from: $0)
            }
            parts += steps.map { [.perform($0)] }
        }
        let use = RandomUse(events: count, seed: seed &* 0x1_0000_0001 &+ look)
        if let failure = try app.use(use, journal: journal) { throw failure }
    }

    private func finding(of app: AppConnection) throws -> MonkeyFinding? {
        let screen = try app.screen()
        app.process.drain()
        return MonkeyFinding(log: app.process.log, screen: screen)
    }

    // MARK: Shrinking

    /// A short part of what was done, after which the same is found again; nil if it is not.
    func shrink(_ result: Result) throws -> Result? {
        guard let finding = result.finding, try replay(result.parts) == finding else { return nil }
        var shrinking = Shrinking(tries: Self.tries)
        var shorter = result
        shorter.parts = try shrinking.shortest(of: result.parts) { try self.replay($0) == finding }
        return shorter
    }

    /// Does the parts once more from a fresh start, and returns what is found on the way or at the
    /// end. Steps that are refused are left out.
    func replay(_ parts: [Part], afterStep: (Int, AppConnection) -> Void = { _, _ in }) throws
        -> MonkeyFinding?
    {
        let folder = try TemporaryFolder()
        var launch = launch(in: folder)
        // The trace of a crash takes longer than all the steps before, and nobody reads it here.
        launch.variables[CrashTrace.variable] = "enable=no"
        do {
            var app: AppConnection? = try start(launch)
            defer { app?.process.kill() }
            for (number, action) in parts.joined().enumerated() {
                do {
                    app = try perform(action, app, launch)
                } catch AppError.ended(.exited(0), _) {
                    app = nil
                }
                if let app { afterStep(number + 1, app) }
            }
            return try app.flatMap(finding)
        } catch let error as AppError {
            return MonkeyFinding(error)
        }
    }

    private func perform(
        _ action: ScenarioAction, _ app: AppConnection?, _ launch: AppLaunch
    ) throws -> AppConnection? {
        switch action {
        case .perform(let step): _ = try app?.perform(step)
        case .kill:
            try app?.kill()
            return nil
        case .relaunch: return try app ?? start(launch)
        default: break
        }
        return app
    }

    private func launch(in folder: TemporaryFolder) -> AppLaunch {
        var launch = AppLaunch(executable: executable, folder: folder.url, scenario: scenario)
        launch.answerTimeout = answerTimeout
        return launch
    }

    private func start(_ launch: AppLaunch) throws -> AppConnection {
        let app = try AppConnection(launch)
        try app.begin()
        return app
    }
}
