import AttributeGraph
import Foundation
import Logging
import Synchronization
import Typography

/// What all windows of an app share: the graph, writes that wait for the next update, actions
/// that wait for the end of one, the frame clock, and the counters of the frame report.
///
/// Confined to the main thread, but for `enqueue`, which any thread may call.
package final class AppGraph: @unchecked Sendable {
    package let graph = Graph()
    package let shaper: TextShaper
    package let logger: Logger
    /// Seconds on the frame clock; animations and gestures read no other.
    package var now = 0.0
    package var report = FrameReport()
    /// The number of the running turn of the loop.
    package var turn = 0
    /// The transaction of the update that is running.
    package var transaction = Transaction()
    package var actions = ActionQueue()
    /// Asks for a turn of the loop; callable from any thread.
    package var wake: @Sendable () -> Void = {}
    /// The user defaults that views have read.
    package private(set) lazy var defaults = DefaultsWatch(self)

    /// What focused views give to the whole app.
    package private(set) lazy var focusedValues = FocusedValuesCenter(self)

    /// What views observe, by the objects' identities.
    var feeds: [ObjectIdentifier: ObjectFeed] = [:]

    /// What the next evaluation tracks observable things by, left by one that read none.
    var spareTicket: ObservationTicket?

    /// Subtrees that are taken apart at the end of the turn.
    var retired: [_ViewNode] = []

    let link = AppLink()
    private let lock = Mutex(())
    private var batches: [WriteBatch] = []
    private var batchesBegun = 0
    /// What tells the transaction of the last batch from others.
    private var openTransaction: ObjectIdentifier?
    private let mainThread = MainThread()
    /// Batches that were begun by code on the main thread since the app started; a difference
    /// tells that what ran in between has caused another update.
    package private(set) var batchesBegunHere = 0
    /// Batches begun by other threads that an update has shown.
    package private(set) var foreignBatchesShown = 0
    private var warned: Set<String> = []
    private var bodyCounts: [ObjectIdentifier: Int]?

    package init(shaper: TextShaper, logger: Logger) {
        self.shaper = shaper
        self.logger = logger
        link.open(self)
    }

    deinit { link.close() }

    package var isOnMainThread: Bool { mainThread.isCurrent }

    /// Whether a body, or other content, is being evaluated by this thread.
    package var isUpdating: Bool { graph.isEvaluatingHere }

    // MARK: Writes

    @inline(__always)
    package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        return try body()
    }

    package var hasPendingWrites: Bool { withLock { !batches.isEmpty } }

    /// Adds a write to the update of its transaction. Writes of one transaction share an update;
    /// a write of another transaction begins the next.
    package func enqueue(_ write: PendingWrite, _ transaction: Transaction) {
        let wasIdle = withLock {
            let wasIdle = batches.isEmpty
            openBatch(transaction).writes.append(write)
            return wasIdle
        }
        if wasIdle { wake() }
    }

    /// Whether no write waits; call with the lock held.
    var isIdleLocked: Bool { batches.isEmpty }

    /// Whether a write of the transaction with this identifier joins the batch of this number;
    /// call with the lock held.
    func isOpen(_ batch: Int, for transaction: ObjectIdentifier?) -> Bool {
        batch == batchesBegun && openTransaction == transaction && !batches.isEmpty
    }

    /// The batch that a write of this transaction joins now; call with the lock held.
    func openBatch(_ transaction: Transaction) -> WriteBatch {
        if let last = batches.last, last.transaction.isSame(as: transaction) { return last }
        batchesBegun += 1
        openTransaction = transaction.identifier
        let new = WriteBatch(transaction, number: batchesBegun, isForeign: !isOnMainThread)
        if !new.isForeign { batchesBegunHere += 1 }
        batches.append(new)
        return new
    }

    /// Performs the oldest batch of writes and makes its transaction the current one.
    package func applyNextBatch() -> Bool {
        guard let batch = withLock({ batches.isEmpty ? nil : batches.removeFirst() }) else {
            return false
        }
        if batch.isForeign { foreignBatchesShown += 1 }
        transaction = batch.transaction
        for write in batch.writes { write.apply() }
        return true
    }

    // MARK: Warnings and counts

    /// Logs a warning once for each place.
    package func warn(_ message: String, at place: String) {
        let isNew = withLock { warned.insert(message + "\u{0}" + place).inserted }
        if isNew { logger.warning("\(message)\(place.isEmpty ? "" : " [\(place)]")") }
    }

    func warnAboutBackgroundPublishing(at place: String) {
        warn(
            """
            Publishing changes from background threads is not allowed; make sure to publish \
            values from the main thread (via operators like receive(on:)) on model updates.
            """, at: place)
    }

    /// Runs code of this app; until then warnings that know of no app are this one's.
    package func running<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = RuntimeWarnings.app
        RuntimeWarnings.app = self
        defer { RuntimeWarnings.app = outer }
        return try body()
    }

    /// The name of the view whose body is being evaluated; empty where none is.
    var evaluatedView: String {
        guard let rule = graph.evaluating as? ScheduledRule, let node = rule.body as? _ViewNode
        else { return "" }
        return MainActor.assumeIsolated { node.enclosingViewName }
    }

    /// Begins to count bodies by their view's type, for tests.
    package func countBodies() { bodyCounts = [:] }

    package func noteBody(of type: Any.Type) {
        bodyCounts?[ObjectIdentifier(type), default: 0] += 1
    }

    package func bodyCount(of type: Any.Type) -> Int {
        bodyCounts?[ObjectIdentifier(type)] ?? 0
    }
}

/// A write to something that bodies read, not yet seen by them.
package class PendingWrite {
    init() {}
    func apply() {}
}

/// Writes that one update shows together.
final class WriteBatch {
    let transaction: Transaction
    /// Of all batches of the app, from 1.
    let number: Int
    /// Whether a thread other than the main one has begun it.
    let isForeign: Bool
    var writes: [PendingWrite] = []

    init(_ transaction: Transaction, number: Int, isForeign: Bool) {
        self.transaction = transaction
        self.number = number
        self.isForeign = isForeign
    }
}
