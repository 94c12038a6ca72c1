import Databases
import Foundation
import GRDB
import Synchronization

/// Takes changes at once and writes them in transactions on its own queue.
final class SessionWriter: Sendable {
    /// The changes that are still to be written.
    private struct Backlog: Sendable {
        var changes = SessionChanges()
        var ledger: SessionLedger
        var isScheduled = false
        var isClosed = false
        var retry = RetryDelay()
        /// Whether a check of a stalled disk is scheduled.
        var isStallWatched = false
    }

    private let backlog: Mutex<Backlog>
    private let current: Mutex<DatabaseQueue>
    private let checkpointer: SessionCheckpointer
    private let queue: JobQueue
    private let options: SessionOptions
    private let failures: DiskFailures

    init(
        connection: DatabaseQueue, checkpointer: SessionCheckpointer, options: SessionOptions,
        ledger: SessionLedger, failures: DiskFailures
    ) {
        self.failures = failures
        current = Mutex(connection)
        self.checkpointer = checkpointer
        self.options = options
        queue = options.writerQueue
        backlog = Mutex(Backlog(ledger: ledger))
    }

    func commit(_ changes: SessionChanges) {
        let (reports, mustSchedule) = backlog.withLock { backlog -> ([SessionReport], Bool) in
            guard !backlog.isClosed else { return ([], false) }
            var changes = changes
            let reports = backlog.ledger.admit(&changes)
            guard !changes.isEmpty else { return (reports, false) }
            backlog.changes.merge(changes)
            // After a failure the scheduled retry writes, not every turn.
            guard !backlog.retry.isScheduled else { return (reports, false) }
            defer { backlog.isScheduled = true }
            return (reports, !backlog.isScheduled)
        }
        for report in reports { options.report(report.description) }
        if mustSchedule { queue.async { self.writeBacklog() } }
    }

    func awaitCommits() {
        guard !queue.finish(patience: options.patience, limit: options.longestWait),
            backlog.withLock({ backlog in
                defer { backlog.isStallWatched = true }
                return !backlog.isStallWatched
            })
        else { return }
        // After the durability window the promise is broken, and the log says so.
        options.after(SessionTiming.durabilityWindow) { [weak self] in self?.reportStall() }
    }

    private func reportStall() {
        backlog.withLock { $0.isStallWatched = false }
        guard queue.isStuck, failures.begins(.stalling) else { return }
        options.report(
            "The disk is slow: a change to the session has waited over a second to be written")
    }

    func checkpointAfterCommits() {
        queue.async {
            self.writeBacklog()
            self.checkpointer.checkpointSoon()
        }
    }

    /// Waits until everything is written; false if writing failed.
    @discardableResult
    func drain() -> Bool {
        queue.sync { writeBacklog() }
    }

    /// Performs a write of the store itself, outside of any turn.
    func repair(_ work: (Database) throws -> Void) {
        queue.sync {
            do {
                try DatabaseMemory.require()
                try connection.write { try work($0) }
            } catch {
                options.report(
                    "The saved session could not be repaired: \(Self.plainReason(of: error))")
            }
        }
    }

    /// Writes what is left and takes no more changes; false if it was closed before.
    func close() -> Bool {
        let wasOpen = backlog.withLock { backlog in
            defer { backlog.isClosed = true }
            return !backlog.isClosed
        }
        if wasOpen { drain() }
        return wasOpen
    }

    func closeConnection() {
        queue.sync { closeConnectionNow() }
    }

    // MARK: On the writer's queue

    func perform(_ work: @escaping @Sendable () -> Void) { queue.async(work) }

    var connection: DatabaseQueue { current.withLock { $0 } }

    func closeConnectionNow() { try? connection.close() }

    func connect(to path: String) throws {
        let new = try SessionConnection.open(path, busyTimeout: options.busyTimeout)
        current.withLock { $0 = new }
    }

    /// On the writer's queue: writes all pending changes in one transaction.
    @discardableResult
    private func writeBacklog() -> Bool {
        let changes = backlog.withLock { backlog in
            defer { backlog.changes = SessionChanges() }
            backlog.isScheduled = false
            return backlog.changes
        }
        guard !changes.isEmpty else { return true }
        do {
            try DatabaseMemory.require()
            try connection.write { try changes.write(to: $0) }
        } catch {
            checkpointer.noteDamage(error)
            restoreToBacklog(changes, after: error)
            return false
        }
        backlog.withLock { $0.retry.succeed() }
        failures.ends(.writing)
        failures.ends(.stalling)
        checkpointer.noteChange()
        checkpointer.boundLog()
        return true
    }

    /// An error without the statement that met it.
    static func plainReason(of error: any Error) -> String {
        guard let error = error as? DatabaseError else { return "\(error)" }
        return error.message ?? "\(error.resultCode)"
    }

    /// Puts the changes back before later ones, and schedules a retry.
    private func restoreToBacklog(_ changes: SessionChanges, after error: any Error) {
        let (isFirst, delay) = backlog.withLock { backlog -> (Bool, Duration?) in
            var merged = changes
            merged.merge(backlog.changes)
            backlog.changes = merged
            let isFirst = backlog.retry.isFirst
            guard !backlog.isClosed, let delay = backlog.retry.schedule() else {
                return (false, nil)
            }
            return (isFirst, delay)
        }
        if failures.begins(.writing), isFirst {
            let reason = Self.plainReason(of: error)
            options.report("Saving the session failed and will be tried again: \(reason)")
            options.complain(
                """
                Changes to this app's windows cannot be saved: \(reason). They are saved once that is \
                mended, but not if the app ends before.
                """)
        }
        guard let delay else { return }
        options.after(delay) { [weak self] in
            guard let self else { return }
            queue.async { self.retry() }
        }
    }

    private func retry() {
        backlog.withLock { $0.retry.begin() }
        writeBacklog()
    }
}
