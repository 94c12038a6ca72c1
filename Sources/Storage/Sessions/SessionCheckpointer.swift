import Foundation
import GRDB
import Synchronization

/// Brings committed transactions to disk over a connection and a queue of its own, so that a slow
/// disk delays neither the app nor the writer.
final class SessionCheckpointer: Sendable {
    private struct State: Sendable {
        var isSyncScheduled = false
        /// How many more times the log alone is synced before its pages move to the database.
        var syncsToCheckpoint = 0
        var isCopyScheduled = false
        var isFailing = false
        var isClosed = false
        var retry = RetryDelay()
        /// A log longer than this is brought into the database at once.
        var logBound = SessionConnection.logLimit
        /// The database's, as it was opened.
        var identity: FileIdentity?
        /// Called when the database file has been moved or deleted.
        var lost: (@Sendable () -> Void)?
        /// Called with what is wrong when the database has been written over.
        var damaged: (@Sendable (String) -> Void)?
    }

    /// How often the log alone is synced between two checkpoints: 10 seconds of constant change.
    private static let syncsOfLog = 20

    private let state = Mutex(State())
    private let current: Mutex<DatabaseQueue>
    private let directory: SessionDirectory
    private let options: SessionOptions
    private let failures: DiskFailures
    let queue = JobQueue()

    init(directory: SessionDirectory, options: SessionOptions, failures: DiskFailures) throws {
        self.failures = failures
        self.directory = directory
        self.options = options
        current = Mutex(
            try SessionConnection.open(directory.database, busyTimeout: options.busyTimeout))
        state.withLock { $0.identity = FileIdentity(directory.database) }
    }

    func whenLost(_ lost: @escaping @Sendable () -> Void) {
        state.withLock { $0.lost = lost }
    }

    func whenDamaged(_ damaged: @escaping @Sendable (String) -> Void) {
        state.withLock { $0.damaged = damaged }
    }

    /// Schedules bringing a committed transaction to disk within the durability window, half of
    /// which is for the sync itself, and into the copy within the copy's interval.
    func noteChange() {
        let (mustSync, mustCopy) = state.withLock { state -> (Bool, Bool) in
            guard !state.isClosed else { return (false, false) }
            defer {
                state.isSyncScheduled = true
                state.isCopyScheduled = true
            }
            return (!state.isSyncScheduled, !state.isCopyScheduled)
        }
        if mustSync {
            options.after(SessionTiming.durabilityWindow / 2) { [weak self] in
                guard let self else { return }
                queue.async { self.synchronizeAsScheduled() }
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

    /// Waits for the disk; false if it fails.
    @discardableResult
    func checkpoint() -> Bool {
        queue.sync { synchronize() }
    }

    /// On the writer's queue: bounds the log's length however fast turns follow each other. The log
    /// can be moved into the database completely, and restarted, only while nothing is written.
    func boundLog() {
        let length = directory.fileSize(directory.log) ?? 0
        let isOver = state.withLock { state in
            let isOver = length > state.logBound
            // Where a reader prevents that, the log may grow by as much again before the next
            // attempt.
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

    /// Closes the database, calls `replace`, and opens the new one.
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

    /// Whether the open database file has been moved or deleted.
    var isLost: Bool { state.withLock { $0.identity } != FileIdentity(directory.database) }

    private var connection: DatabaseQueue { current.withLock { $0 } }

    /// On the checkpointer's queue: the log to disk, which is all that a power cut asks for. Its
    /// pages go to the database now and then, because that takes three more syncs and writes the
    /// pages again.
    private func synchronizeAsScheduled() {
        let isEnough = state.withLock { state in
            defer { state.syncsToCheckpoint -= 1 }
            return state.syncsToCheckpoint > 0
        }
        synchronize(onlyLog: isEnough)
    }

    /// On the checkpointer's queue: first the log to disk, then its pages to the database.
    @discardableResult
    private func synchronize(onlyLog: Bool = false) -> Bool {
        let isClosed = state.withLock { state in
            state.isSyncScheduled = false
            if !onlyLog { state.syncsToCheckpoint = Self.syncsOfLog }
            return state.isClosed
        }
        guard !isClosed else { return true }
        guard !isLost else {
            state.withLock { $0.lost }?()
            retryLater()
            return false
        }
        do {
            // SQLite skips the sync where a reader keeps it from moving pages, so this syncs the
            // log itself.
            guard SessionDirectory.synchronizeContent(directory.log) else {
                throw SessionError.unavailable(
                    path: directory.database, reason: systemReason())
            }
            if !onlyLog {
                try connection.writeWithoutTransaction { _ = try $0.checkpoint(.passive) }
                let faults = try SessionConnection.faultsInUse(
                    connection, size: directory.fileSize(directory.database) ?? 0)
                if let fault = faults.first {
                    noteDamage(fault)
                    return false
                }
            }
        } catch {
            if noteDamage(error) { return false }
            noteFailure(error)
            retryLater()
            return false
        }
        state.withLock { state in
            state.isFailing = false
            state.retry.succeed()
        }
        failures.ends(.synchronizing)
        return true
    }

    /// Retries, because no later change may come that would.
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
            let faults = try SecondGeneration(directory: directory).replace(from: connection)
            if let fault = faults.first, !isLost { noteDamage(fault) }
        } catch {
            // Rebuilding the lost files reports the loss.
            if !isLost, !noteDamage(error) { noteFailure(error) }
        }
    }

    private func noteDamage(_ fault: String) { state.withLock { $0.damaged }?(fault) }

    /// Whether an error says that the database is damaged, which is then noted.
    @discardableResult
    func noteDamage(_ error: any Error) -> Bool {
        guard let error = error as? DatabaseError,
            [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode.primaryResultCode)
        else { return false }
        noteDamage(error.message ?? "\(error.resultCode)")
        return true
    }

    /// Reports the failure once, and again only after a success in between.
    private func noteFailure(_ error: any Error) {
        let wasFailing = state.withLock { state in
            defer { state.isFailing = true }
            return state.isFailing
        }
        guard failures.begins(.synchronizing), !wasFailing else { return }
        options.report(
            "The session could not be brought to disk: \(SessionWriter.plainReason(of: error))")
    }
}
