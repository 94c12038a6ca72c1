import AutomationProtocol
import Foundation
import Limits

/// Uses an app at random until something is wrong, and finds the few steps that lead there.
final class Monkey {
    /// Steps that belong together: those that end and start the app.
    typealias Part = [ScenarioAction]

    struct Result {
        var events = 0
        /// How often the app was started.
        var lives = 1
        var finding: MonkeyFinding?
        /// What was done since the app last started with nothing saved, or the shortest part of it that
        /// leads to the finding.
        var parts: [Part] = []
        /// Device pixels to a point of the app in which it was found; nil for the usual ones.
        var scale: Double?
        /// A PNG of the window in which it was found; nil if the app has ended or does not answer.
        var picture: Data?
    }

    /// How long the app is used.
    struct Limit {
        var events = Int.max
        var deadline: ContinuousClock.Instant?
        /// Whether to end early, because another job has found something or cannot go on.
        var isCalledOff: () -> Bool = { false }

        func isReached(_ result: Result) -> Bool {
            result.events >= events || deadline.map { ContinuousClock.now >= $0 } ?? false
                || isCalledOff()
        }

        /// The events of one of several jobs.
        func share(of job: Int, among jobs: Int) -> Int {
            events == .max ? .max : events / jobs + (job < events % jobs ? 1 : 0)
        }
    }

    /// After how many looks the app is ended and started again.
    private static let looksBetweenStarts = 10
    /// After how many looks it is started with nothing saved, as on its first day. What an app keeps
    /// grows otherwise without end, twofold where an export is imported, and each event takes longer.
    /// The steps that lead to a mistake begin there, too.
    static let looksBetweenFreshHomes = 50
    /// The scales of the lives, one after another.
    private static let scales: [Double?] = [nil, 2, nil, 1.5]
    /// Lines of the log that are kept of an app that writes without end.
    private static let mostLines = 2_000

    let scenario: Scenario
    private let executable: String
    let seed: UInt64
    private let ignored: Set<MonkeyFinding.Sort>
    private let answerTimeout: Double
    /// How many events go by between looks at the log and the screen.
    private let chunk: Int

    init(
        executable: String, scenario: Scenario, seed: UInt64,
        ignoring ignored: Set<MonkeyFinding.Sort> = [], answerTimeout: Double = 20,
        chunk: Int = 100
    ) {
        self.executable = executable
        self.scenario = scenario
        self.seed = seed
        self.ignored = ignored
        self.answerTimeout = answerTimeout
        self.chunk = chunk
    }

    // MARK: Finding

    /// Uses the app as long as it may, or until something is found.
    func explore(_ limit: Limit, progress: (Result) -> Void = { _ in }) throws -> Result {
        var folder = try TemporaryFolder()
        var result = Result()
        var app = try start(launch(in: folder, result.scale))
        var looks: UInt64 = 0
        while !limit.isReached(result) {
            let count = min(chunk, limit.events - result.events)
            looks += 1
            do {
                try use(app, count, looks, in: folder, &result.parts)
                result.finding = first(of: try findings(of: app))
                if let finding = result.finding {
                    result.picture = picture(of: finding.window, app, in: folder)
                } else if looks.isMultiple(of: UInt64(Self.looksBetweenStarts)) {
                    app = try live(again: app, in: folder, &result)
                }
                if result.finding == nil, looks.isMultiple(of: UInt64(Self.looksBetweenFreshHomes))
                {
                    app.process.kill()
                    folder = try TemporaryFolder()
                    result.parts = []
                    result.lives += 1
                    app = try start(launch(in: folder, result.scale))
                }
            } catch let error as AppError {
                result.finding = first(of: MonkeyFinding(error).map { [$0] } ?? [])
                if result.finding == nil {
                    result.parts.append([.relaunch])
                    result.lives += 1
                    app = try start(launch(in: folder, result.scale))
                }
            }
            result.events += count
            progress(result)
            if result.finding != nil { break }
        }
        app.process.kill()
        return result
    }

    func explore(events: Int) throws -> Result { try explore(Limit(events: events)) }

    /// Ends the app and starts it again, killed and quit in turns, and compares what its scenes keep.
    private func live(
        again app: AppConnection, in folder: TemporaryFolder, _ result: inout Result
    ) throws -> AppConnection {
        let isKilled = result.lives.isMultiple(of: 2) == false
        let before = try app.inspect()
        result.parts.append([isKilled ? .kill : .quit, .relaunch])
        if isKilled {
            try app.kill()
        } else if let ending = try app.quit(), ending != .exited(0) {
            throw AppError.ended(ending, lastLines: app.process.lastLines)
        }
        let scale = Self.scales[result.lives % Self.scales.count]
        result.lives += 1
        let next = try start(launch(in: folder, scale))
        _ = try next.perform(RandomUse.pause)
        result.finding = first(
            of: MonkeyFinding.lost(before: before, after: try next.inspect()))
        if result.finding == nil {
            result.scale = scale
            // What is done next depends on it as on any other step.
            result.parts.append([.perform(RandomUse.pause)])
        }
        return next
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

    private func findings(of app: AppConnection) throws -> [MonkeyFinding] {
        let inspection = try app.inspect()
        app.process.drain()
        return MonkeyFinding.all(log: app.process.log, inspection)
    }

    private func picture(
        of window: Int?, _ app: AppConnection, in folder: TemporaryFolder
    ) -> Data? {
        let path = folder.url.appending(path: "found.png").path(percentEncoded: false)
        guard (try? app.picture(window: window, to: path)) == .some(nil) else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    private func first(of findings: [MonkeyFinding]) -> MonkeyFinding? {
        findings.first { !ignored.contains($0.sort) }
    }

    // MARK: Repeating

    /// Does the parts once more from a fresh start. Returns the wanted finding, or without a wanted
    /// one the first, if it comes up on the way or at the end. Steps that are refused are left out.
    func replay(
        _ parts: [Part], scale: Double?, wanted: MonkeyFinding? = nil,
        afterStep: (Int, AppConnection) -> Void = { _, _ in }
    ) throws -> MonkeyFinding? {
        let folder = try TemporaryFolder()
        var launch = launch(in: folder, scale)
        if wanted?.sort == .hang { launch.answerTimeout = min(answerTimeout, Self.hangPatience) }
        func pick(_ findings: [MonkeyFinding]) -> MonkeyFinding? {
            guard let wanted else { return first(of: findings) }
            return findings.first { $0.isSame(as: wanted) }
        }
        do {
            var app: AppConnection? = try start(launch)
            defer { app?.process.kill() }
            var before: AppInspection?
            for (number, action) in parts.joined().enumerated() {
                if action == .kill || action == .quit { before = try app?.inspect() }
                do {
                    app = try perform(action, app, launch)
                } catch AppError.ended(.exited(0), _) {
                    app = nil
                }
                guard let app else { continue }
                afterStep(number + 1, app)
                if action == .relaunch, let kept = before {
                    before = nil
                    _ = try app.perform(RandomUse.pause)
                    let lost = MonkeyFinding.lost(before: kept, after: try app.inspect())
                    if let found = pick(lost) { return found }
                }
            }
            return try app.flatMap { app in
                _ = try app.perform(RandomUse.pause)
                return pick(try findings(of: app))
            }
        } catch let error as AppError {
            return pick(MonkeyFinding(error).map { [$0] } ?? [])
        }
    }

    /// Seconds after which an app hangs that has hung before.
    private static let hangPatience = 5.0

    private func perform(
        _ action: ScenarioAction, _ app: AppConnection?, _ launch: AppLaunch
    ) throws -> AppConnection? {
        switch action {
        case .perform(let step): _ = try app?.perform(step)
        case .kill:
            try app?.kill()
            return nil
        case .quit:
            guard let app else { return nil }
            if let ending = try app.quit(), ending != .exited(0) {
                throw AppError.ended(ending, lastLines: app.process.lastLines)
            }
            return nil
        case .relaunch: return try app ?? start(launch)
        default: break
        }
        return app
    }

    private func launch(in folder: TemporaryFolder, _ scale: Double?) -> AppLaunch {
        var launch = AppLaunch(executable: executable, folder: folder.url, scenario: scenario)
        launch.answerTimeout = answerTimeout
        // The trace of a crash takes longer than all the steps before, and the last run has it.
        launch.variables[CrashTrace.variable] = "enable=no"
        if let scale { launch.scale = scale }
        return launch
    }

    private func start(_ launch: AppLaunch) throws -> AppConnection {
        let app = try AppConnection(launch)
        app.process.mostLines = Self.mostLines
        try app.begin()
        return app
    }
}
