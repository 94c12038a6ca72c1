import CLinux
import Glibc

/// Turns SIGINT, SIGHUP and SIGTERM into a request to quit that the main loop can wait for.
///
/// Signal handlers are the process's: there is one watcher at most, and none under tests.
package final class SignalWatcher {
    private static let watched = [SIGINT, SIGHUP, SIGTERM]
    private let source = WakeSource()

    package init() {
        linux_catch_signals(Self.watched, Int32(Self.watched.count), source.descriptor)
    }

    deinit { linux_release_signals(Self.watched, Int32(Self.watched.count)) }

    /// Gives the signals their usual meaning while nobody takes requests. One that has been waiting
    /// takes effect at once.
    func suspend() {
        linux_release_signals(Self.watched, Int32(Self.watched.count))
        if source.clear() { kill(getpid(), SIGTERM) }
    }

    func resume() {
        linux_catch_signals(Self.watched, Int32(Self.watched.count), source.descriptor)
    }

    /// Readable while a request waits.
    package var descriptor: Int32 { source.descriptor }

    /// Whether a signal has arrived since the last call.
    package func takeQuitRequest() -> Bool { source.clear() }
}
