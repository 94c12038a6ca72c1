import Foundation
import Logging
import Logs

/// Where lines go: a logger of swift-log, labelled with the subsystem, whose source is the category.
struct LogOutput: Sendable {
    private let logger: Logging.Logger
    private let subsystem: String
    private let category: String

    /// The log of a subsystem; without a name, that of the program.
    init(subsystem: String, category: String) {
        let label = subsystem.isEmpty ? ProcessInfo.processInfo.processName : subsystem
        logger = Logging.Logger(label: label)
        self.subsystem = subsystem
        self.category = category
    }

    /// From this level on lines are written.
    private var leastLevel: Logging.Logger.Level {
        LogLevels.shared.level(of: .app) ?? logger.logLevel
    }

    func writes(_ level: Logging.Logger.Level) -> Bool { level >= leastLevel }

    /// Writes a line, whose text is made only if it is written.
    func write(_ level: Logging.Logger.Level, _ text: (_ showsPrivate: Bool) -> String) {
        guard writes(level) else { return }
        let text = text(Self.showsPrivate)
        LogHistory.shared.add(
            LogHistory.Line(
                date: Date(), type: OSLogType(level), subsystem: subsystem, category: category,
                text: text, thread: UInt64(pthread_self())))
        var logger = logger
        logger.logLevel = leastLevel
        logger.log(level: level, "\(text)", source: category.isEmpty ? nil : category)
    }

    /// Whether private values are shown. A debug build is that of a developer, as a program under
    /// Xcode's debugger is.
    private static var showsPrivate: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
