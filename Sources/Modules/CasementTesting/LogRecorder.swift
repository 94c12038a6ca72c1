import Foundation
import Logging

/// Records what an app logs.
final class LogRecorder: LogHandler, @unchecked Sendable {
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level = .trace
    private let lock = NSLock()
    private var recorded: [(level: Logger.Level, text: String)] = []

    var lines: [String] {
        lock.lock()
        defer { lock.unlock() }
        return recorded.map(\.text)
    }

    /// The lines that are warnings or errors.
    var warnings: [String] {
        lock.lock()
        defer { lock.unlock() }
        return recorded.filter { $0.level >= .warning }.map(\.text)
    }

    var count: Int {
        lock.lock()
        defer { lock.unlock() }
        return recorded.count
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        lock.lock()
        defer { lock.unlock() }
        recorded.append((event.level, "\(event.message)"))
    }
}
