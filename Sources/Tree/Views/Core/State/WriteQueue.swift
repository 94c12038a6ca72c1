import Foundation
import FoundationNames
import Synchronization

/// The writes to an app's state that wait for an update, in batches. Writes of one transaction form
/// a batch, and each update applies one batch.
///
/// Any thread may call `enqueue` and `withLock`. The lock guards the batches and also the latest
/// values of all state cells, so that a write takes one lock. All other members belong to the main
/// thread; `wake` is set before another thread knows the app.
package final class WriteQueue: @unchecked Sendable {
    /// Wakes the run loop, which then runs an update. Any thread may call it.
    package var wake: @Sendable () -> Void = {}
    /// Where changes are noted, on the main thread; `nil` if nobody reads them.
    package var changeLog: StateChangeLog?
    private let mainThread = MainThread()
    private let lock = Mutex(())

    // Guarded by the lock:
    private var batches: [WriteBatch] = []
    private var batchesBegun = 0
    /// The identifier of the last batch's transaction.
    private var openTransaction: ObjectIdentifier?
    private var isClosed = false
    /// How many batches were begun on the main thread. If a closure of the app has increased the
    /// count, it has caused another update.
    package private(set) var batchesBegunHere = 0

    /// How many batches begun on other threads were applied.
    package private(set) var foreignBatchesApplied = 0

    package var isOnMainThread: Bool { mainThread.isCurrent }

    /// Runs the body with the lock held.
    ///
    /// `Mutex.withLock` would require the values that the body captures to be `Sendable`, and the
    /// values of an app's state need not be.
    @inline(__always)
    package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        return try body()
    }

    package var hasWrites: Bool { withLock { !batches.isEmpty } }

    /// Adds a write to the batch of its transaction, or to a new batch if the last one has another
    /// transaction.
    package func enqueue(_ write: PendingWrite, _ transaction: Transaction) {
        let wasIdle = withLock {
            guard !isClosed else { return false }
            let wasIdle = batches.isEmpty
            openBatch(transaction).writes.append(write)
            return wasIdle
        }
        if wasIdle { wake() }
    }

    /// Removes the oldest batch, to be applied by an update.
    func takeBatch() -> WriteBatch? {
        guard let batch = withLock({ batches.isEmpty ? nil : batches.removeFirst() }) else {
            return nil
        }
        if batch.isForeign { foreignBatchesApplied += 1 }
        return batch
    }

    /// Drops all writes, and those that come later: the app has ended.
    func close() {
        let dropped = withLock {
            isClosed = true
            defer { batches = [] }
            return batches
        }
        withExtendedLifetime(dropped) {}
    }

    // MARK: With the lock held

    /// Whether no write waits.
    var isIdleLocked: Bool { batches.isEmpty }

    /// Whether the batch with this number is the last one and takes writes of the transaction.
    func isOpen(_ batch: Int, for transaction: ObjectIdentifier?) -> Bool {
        batch == batchesBegun && openTransaction == transaction && !batches.isEmpty
    }

    /// The batch for a write of this transaction.
    func openBatch(_ transaction: Transaction) -> WriteBatch {
        if let last = batches.last, last.transaction.isSame(as: transaction) { return last }
        batchesBegun += 1
        openTransaction = transaction.identifier
        let new = WriteBatch(transaction, number: batchesBegun, isForeign: !isOnMainThread)
        if !new.isForeign { batchesBegunHere += 1 }
        batches.append(new)
        return new
    }
}
