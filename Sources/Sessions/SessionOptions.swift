import Foundation
import Logging

/// What a store may be told before it opens: its limits, and the world it works in.
package struct SessionOptions: Sendable {
    /// Deletes the saved session first. What was set aside stays.
    package var isFresh = false
    package var limits = SessionLimits()
    /// How long a write waits while another program holds the database.
    package var busyTimeout: TimeInterval = 2
    /// Hears of each trouble once, on any thread.
    package var report: @Sendable (String) -> Void = { sentence in
        Logger(label: "casement.sessions").error("\(sentence)")
    }
    /// Where transactions are made.
    package var writerQueue = JobQueue()
    /// Runs the work once the time has passed, on a clock no one can set back.
    package var after: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void = {
        let clock = JobQueue()
        return { delay, work in clock.async(after: delay, work) }
    }()

    package init() {}
}
