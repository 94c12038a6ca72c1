import AttributeGraph
import Foundation

/// A write that marks what has read a source.
package final class PendingPulse: PendingWrite, @unchecked Sendable {
    private let source: Source<Void>
    private let lock = NSLock()
    private var isQueued = false
    /// How often the pulse was asked to repeat itself.
    private var repeats = 0
    private var isRepeating = false

    package init(_ source: Source<Void>) { self.source = source }

    private func withLock<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Joins the current batch, once for each update however often it is called.
    package func enqueue(in app: AppGraph, _ transaction: Transaction) {
        let isNew = withLock {
            defer { isQueued = true }
            return !isQueued
        }
        if isNew { app.enqueue(self, transaction) }
    }

    /// Pulses once more a moment after the last call.
    ///
    /// An object speaks before it stores its new value. On another thread it may still be about
    /// to store it when the main thread has already looked; so the main thread looks again.
    func repeatLater(in app: AppGraph) {
        let (isNew, count) = withLock {
            repeats += 1
            defer { isRepeating = true }
            return (!isRepeating, repeats)
        }
        if isNew { scheduleRepeat(count, in: app) }
    }

    private func scheduleRepeat(_ count: Int, in app: AppGraph) {
        Self.clock.asyncAfter(deadline: .now() + Self.secondsToStore) {
            [weak self, weak app] in
            guard let self, let app else { return }
            enqueue(in: app, Transaction())
            if let newest = endRepeat(count) { scheduleRepeat(newest, in: app) }
        }
    }

    /// Nil where it was asked for no other repeat since.
    private func endRepeat(_ count: Int) -> Int? {
        withLock {
            isRepeating = repeats != count
            return isRepeating ? repeats : nil
        }
    }

    /// Not a global queue: from the first use of one on, Dispatch counts its threads once a second.
    private static let clock = DispatchQueue(label: "casement.pulses")

    /// Longer than a thread needs from saying that it will store a value to storing it.
    private static let secondsToStore = 0.05

    override func apply() {
        withLock { isQueued = false }
        source.pulse()
    }
}
