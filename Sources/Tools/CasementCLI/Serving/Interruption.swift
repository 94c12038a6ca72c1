import Dispatch
import Foundation
import Glibc

/// Catches SIGINT, SIGTERM and SIGHUP, so that whatever was started can be ended.
final class Interruption: @unchecked Sendable {
    private let lock = NSLock()
    private let semaphore = DispatchSemaphore(value: 0)
    private var isCaught = false
    private var sources: [any DispatchSourceSignal] = []

    init() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [weak self] in self?.note() }
            source.activate()
            sources.append(source)
        }
    }

    deinit { for source in sources { source.cancel() } }

    /// Whether one of them has come.
    var hasCome: Bool { lock.withLock { isCaught } }

    /// Waits for one of them.
    func wait() { semaphore.wait() }

    /// Behaves as if one had come.
    func come() { note() }

    private func note() {
        lock.withLock { isCaught = true }
        semaphore.signal()
    }
}
