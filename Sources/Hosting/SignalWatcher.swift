import CLinux
import Glibc

/// Turns SIGINT, SIGHUP and SIGTERM into a request to quit that the main loop can wait for.
///
/// Signals belong to the process, so there is at most one watcher in it, and none under tests.
package final class SignalWatcher {
    private static let watched = [SIGINT, SIGHUP, SIGTERM]
    private let alarm = Alarm()

    package init() {
        linux_catch_signals(Self.watched, Int32(Self.watched.count), alarm.descriptor)
    }

    deinit { linux_release_signals(Self.watched, Int32(Self.watched.count)) }

    /// Readable while a request waits.
    package var descriptor: Int32 { alarm.descriptor }

    /// True once for each burst of signals.
    package func takeQuitRequest() -> Bool { alarm.answer() }
}
