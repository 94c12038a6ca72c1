import AttributeGraph
import Foundation

/// A write that marks the readers of a source as dirty.
package final class PendingPulse: PendingWrite, @unchecked Sendable {
    private let source: Source<Void>
    private let lock = NSLock()
    private var isQueued = false
    /// How many repetitions were requested.
    private var repeats = 0
    private var isRepeating = false

    package init(_ source: Source<Void>) { self.source = source }

    private func withLock<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Adds itself to the current batch, once for each update however often it is called.
    package func enqueue(in writes: WriteQueue, _ transaction: Transaction) {
        let isNew = withLock {
            defer { isQueued = true }
            return !isQueued
        }
        if isNew { writes.enqueue(self, transaction) }
    }

    /// Enqueues another pulse a moment after the last call.
    ///
    /// An object announces a change before it stores the new value. If it does so on another
    /// thread, the main thread may read the old value; the second pulse makes it read again.
    func repeatLater(in writes: WriteQueue) {
        let (isNew, count) = withLock {
            repeats += 1
            defer { isRepeating = true }
            return (!isRepeating, repeats)
        }
        if isNew { scheduleRepeat(count, in: writes) }
    }

    private func scheduleRepeat(_ count: Int, in writes: WriteQueue) {
        Self.clock.asyncAfter(deadline: .now() + Self.secondsToStore) {
            [weak self] in
            guard let self else { return }
            enqueue(in: writes, Transaction())
            if let newest = endRepeat(count) { scheduleRepeat(newest, in: writes) }
        }
    }

    /// Nil if no other repetition was requested since.
    private func endRepeat(_ count: Int) -> Int? {
        withLock {
            isRepeating = repeats != count
            return isRepeating ? repeats : nil
        }
    }

    /// Not a global queue, because Dispatch polls the threads of those once a second after the first
    /// use.
    private static let clock = DispatchQueue(label: "casement.pulses")

    /// More than a thread needs between announcing a value and storing it.
    private static let secondsToStore = 0.05

    override func apply() {
        withLock { isQueued = false }
        source.pulse()
    }
}
