import Automation
import Hosting
import Logging
import Logs
import Views

/// What of the log is written, as `CASEMENT_LOG` and, while the app runs, `casement log` choose it.
@MainActor
final class LogPoint {
    private let host: AppHost
    private let loggers: [LogCategory: Logger]

    init(_ options: LaunchOptions, _ host: AppHost, _ logger: Logger) {
        self.host = host
        loggers = Dictionary(
            uniqueKeysWithValues: Self.ofTurns.map { ($0, logger.about($0)) })
        if !options.logLevels.isEmpty { watchTurns() }
    }

    func set(_ levels: [LogCategory: Logger.Level]) {
        LogLevels.shared.set(levels)
        watchTurns()
    }

    // MARK: Turns

    /// The categories whose lines say what turns do.
    private static let ofTurns: [LogCategory] = [.input, .state, .layout, .frames]

    /// Watches what the turns do while somebody wants lines of it.
    private func watchTurns() {
        guard Self.ofTurns.contains(where: writes) else {
            host.app.turnLog?.whenEnded = nil
            return host.app.stopWatchingTurns()
        }
        host.app.watchTurns(keeping: false)
        host.app.turnLog?.whenEnded = { [weak self] in self?.write($0.record) }
    }

    private func writes(_ category: LogCategory) -> Bool {
        LogLevels.shared.level(of: category).map { $0 <= .debug } ?? false
    }

    private func write(_ turn: TurnRecord) {
        for step in turn.steps {
            loggers[step.category]?.debug("turn \(turn.number): \(turn.words(for: step))")
        }
        if !turn.passes.isEmpty {
            loggers[.frames]?.debug("turn \(turn.number): \(turn.times)")
        }
    }
}

extension TurnRecord.Step {
    fileprivate var category: LogCategory {
        switch self {
        case .input: .input
        case .change, .body, .action: .state
        case .layout: .layout
        case .frame: .frames
        }
    }
}
