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
    }

    private let state = Mutex(State())
    private let connection: DatabaseQueue
    private let directory: SessionDirectory
    private let options: SessionOptions
    private let trouble: DiskTrouble
    private let queue = DispatchQueue(label: "casement.sessions.checkpointer")

    init(directory: SessionDirectory, options: SessionOptions, trouble: DiskTrouble) throws {
        self.trouble = trouble
        self.directory = directory
        self.options = options
        connection = try SessionConnection.open(
            directory.database, busyTimeout: options.busyTimeout)
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
            options.after(SessionStore.durabilityWindow / 2) { [weak self] in
                self?.checkpointSoon()
            }
        }
        if mustCopy {
            options.after(SessionStore.copyInterval) { [weak self] in self?.copySoon() }
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

    func close() {
        state.withLock { $0.isClosed = true }
        queue.sync { try? connection.close() }
    }

    /// On the checkpointer's queue: first the log to disk, then its pages to the database.
    @discardableResult
    private func synchronize() -> Bool {
        let isClosed = state.withLock { state in
            state.isCheckpointScheduled = false
            return state.isClosed
        }
        guard !isClosed else { return true }
        do {
            // SQLite skips the sync where a reader keeps it from moving pages; we do not.
            guard SessionDirectory.synchronize(directory.database + "-wal") else {
                throw SessionError.unavailable(
                    path: directory.database, reason: systemReason())
            }
            try connection.writeWithoutTransaction { _ = try $0.checkpoint(.passive) }
        } catch {
            noteFailure(error)
            return false
        }
        state.withLock { $0.isFailing = false }
        trouble.ends(.synchronizing)
        return true
    }

    private func copy() {
        let isClosed = state.withLock { state in
            state.isCopyScheduled = false
            return state.isClosed
        }
        guard !isClosed else { return }
        do {
            try SecondGeneration(directory: directory).replace(from: connection)
        } catch {
            noteFailure(error)
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
