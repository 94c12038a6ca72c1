import Foundation
import GRDB
import Synchronization

/// Brings committed transactions to disk over a connection and a queue of its own, so that a slow
/// disk holds up neither the app nor the writer.
final class SessionCheckpointer: Sendable {
    private struct State: Sendable {
        var isCheckpointScheduled = false
        var isCopyScheduled = false
        var isFailing = false
        var isClosed = false
        var retry = RetryDelay()
        /// A log longer than this is brought into the database at once.
        var logBound = SessionConnection.logLimit
        /// The database's, as it was opened.
        var identity: FileIdentity?
        /// Called where the database is no longer where it was.
        var lost: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())
    private let current: Mutex<DatabaseQueue>
    private let directory: SessionDirectory
    private let options: SessionOptions
    private let trouble: DiskTrouble
    private let queue = JobQueue()

    init(directory: SessionDirectory, options: SessionOptions, trouble: DiskTrouble) throws {
        self.trouble = trouble
        self.directory = directory
        self.options = options
        current = Mutex(
            try SessionConnection.open(directory.database, busyTimeout: options.busyTimeout))
        state.withLock { $0.identity = FileIdentity(directory.database) }
    }

    func whenLost(_ lost: @escaping @Sendable () -> Void) {
        state.withLock { $0.lost = lost }
    }

    /// A transaction was committed: it shall be on disk within the durability window, of which
    /// the sync itself gets half, and in the copy within the copy's interval.
    func noteChange() {
        let (mustCheckpoint, mustCopy) = state.withLock { state -> (Bool, Bool) in
            guard !state.isClosed else { return (false, false) }
            defer {
                state.isCheckpointScheduled = true
                state.isCopyScheduled = true
            }
            return (!state.isCheckpointScheduled, !state.isCopyScheduled)
        }
        if mustCheckpoint {
            options.after(SessionTiming.durabilityWindow / 2) { [weak self] in
                self?.checkpointSoon()
            }
        }
        if mustCopy {
            options.after(SessionTiming.copyInterval) { [weak self] in self?.copySoon() }
        }
    }

    func checkpointSoon() {
        queue.async { self.synchronize() }
    }

    func copySoon() {
        queue.async { self.copy() }
    }

    /// Waits for the disk; false where it refuses.
    @discardableResult
    func checkpoint() -> Bool {
        queue.sync { synchronize() }
    }

    /// On the writer's queue: keeps the log's length in bounds however fast turns follow each
    /// other. Only while nothing is written can all of a log be brought into the database, so that
    /// the next transaction begins it anew.
    func boundLog() {
        let length = directory.fileSize(directory.log) ?? 0
        let isOver = state.withLock { state in
            let isOver = length > state.logBound
            // Where a reader holds it up, it may grow by as much again before the next attempt.
            if isOver || length <= SessionConnection.logLimit {
                state.logBound = (isOver ? length : 0) + SessionConnection.logLimit
            }
            return isOver
        }
        guard isOver else { return }
        checkpoint()
    }

    func close() {
        state.withLock { $0.isClosed = true }
        queue.sync { try? connection.close() }
    }

    /// Lets go of the database, has another put in its place, and opens that.
    func reconnect(_ replace: () throws -> Void) throws {
        try queue.sync {
            try connection.close()
            try replace()
            let new = try SessionConnection.open(
                directory.database, busyTimeout: options.busyTimeout)
            current.withLock { $0 = new }
            state.withLock { $0.identity = FileIdentity(directory.database) }
        }
    }

    /// Whether the database that is written lies no longer where it was.
    var isLost: Bool { state.withLock { $0.identity } != FileIdentity(directory.database) }

    private var connection: DatabaseQueue { current.withLock { $0 } }

    /// On the checkpointer's queue: first the log to disk, then its pages to the database.
    @discardableResult
    private func synchronize() -> Bool {
        let isClosed = state.withLock { state in
            state.isCheckpointScheduled = false
            return state.isClosed
        }
        guard !isClosed else { return true }
        guard !isLost else {
            state.withLock { $0.lost }?()
            retryLater()
            return false
        }
        do {
            // SQLite skips the sync where a reader keeps it from moving pages; we do not.
            guard SessionDirectory.synchronize(directory.log) else {
                throw SessionError.unavailable(
                    path: directory.database, reason: systemReason())
            }
            try connection.writeWithoutTransaction { _ = try $0.checkpoint(.passive) }
        } catch {
            noteFailure(error)
            retryLater()
            return false
        }
        state.withLock { state in
            state.isFailing = false
            state.retry.succeed()
        }
        trouble.ends(.synchronizing)
        return true
    }

    /// What is committed shall reach the disk also where no later change asks for it.
    private func retryLater() {
        let delay = state.withLock { $0.isClosed ? nil : $0.retry.schedule() }
        guard let delay else { return }
        options.after(delay) { [weak self] in
            self?.state.withLock { $0.retry.begin() }
            self?.checkpointSoon()
        }
    }

    private func copy() {
        let isClosed = state.withLock { state in
            state.isCopyScheduled = false
            return state.isClosed
        }
        guard !isClosed, !isLost else { return }
        do {
            try SecondGeneration(directory: directory).replace(from: connection)
        } catch {
            // What is lost is said by whoever writes it anew.
            if !isLost { noteFailure(error) }
        }
    }

    /// Says so once, and again only after the disk was well in between.
    private func noteFailure(_ error: any Error) {
        let wasFailing = state.withLock { state in
            defer { state.isFailing = true }
            return state.isFailing
        }
        guard trouble.begins(.synchronizing), !wasFailing else { return }
        options.report("The session could not be brought to disk: \(error)")
    }
}
