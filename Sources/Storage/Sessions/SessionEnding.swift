/// How a run leaves its session; the next start reads it.
package enum SessionEnding: String, Sendable {
    /// Normally: everything is on disk, and the next start is a relaunch.
    case quit
    /// The session ends like one that SIGKILL has ended: nothing more is synced, and the next start
    /// is a recovery.
    case killed
}

extension SessionEnding {
    var mark: StoredValue { .string(rawValue) }
}
