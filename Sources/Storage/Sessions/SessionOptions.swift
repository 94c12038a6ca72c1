import Foundation
import Logging
import Logs

/// The options of a store: its limits, its clock and its queue.
package struct SessionOptions: Sendable {
    /// Deletes the saved session first. What was set aside stays.
    package var isFresh = false
    package var limits = SessionLimits()
    /// Whether a start that ends before the first frames counts as a crash, however it ends. For the
    /// one app of a process.
    package var countsStarts = false
    /// How long a write waits while another program holds the database.
    package var busyTimeout: TimeInterval = 2
    /// Called with each problem once, on any thread.
    package var report: @Sendable (String) -> Void = { sentence in
        Logger(about: .session).error("\(sentence)")
    }
    /// Called with what the user should know, in plain words, on any thread.
    package var complain: @Sendable (String) -> Void = { _ in }
    /// Where transactions are made.
    package var writerQueue = JobQueue()
    /// How long a turn waits while the disk has yet to take an earlier turn's changes.
    package var patience: Duration = .milliseconds(2)
    /// How long a turn waits while the writer's thread gets no processor.
    package var longestWait: Duration = .milliseconds(250)
    /// Runs the work after the delay, by a monotonic clock.
    package var after: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void = {
        let clock = JobQueue()
        return { delay, work in clock.async(after: delay, work) }
    }()

    package init() {}
}

/// How much may be saved, in bytes of keys and values. What exceeds them is not saved, with a
/// report.
package struct SessionLimits: Hashable, Sendable {
    package var value = 1 << 20
    package var window = 4 << 20
    package var session = 64 << 20

    package init() {}
}

/// How soon changes reach the disk.
package enum SessionTiming {
    /// A power cut loses at most what was committed within this time before it.
    package static let durabilityWindow: Duration = .seconds(1)
    /// When the database cannot be read, a copy at most this old, counted from a change, replaces
    /// it.
    package static let copyInterval: Duration = .seconds(600)
    /// How long after its first frames a crash of the app still counts as one of its start.
    package static let settlingTime: Duration = .seconds(5)
}
