import AttributeGraph
import Foundation

/// The storage of one `@State`, from the first evaluation of its view to the view's end.
///
/// It holds two values: the one that bodies see, which changes only between updates, and the
/// latest, which actions read back at once. Any thread may read and write it.
package final class StateCell<Value>: Location<Value>, PropertyStorage {
    private let app: AppGraph
    private let source: Source<Value>
    /// Not counted, not even while it is asked something: rows may read one state a thousand times.
    private var owner: Unmanaged<ScheduledRule>?
    private let ownerType: Any.Type?
    private let sameness = ValueComparison.sameness(of: Value.self)
    /// Guarded by the app's lock, as is what follows.
    private var latest: Value
    /// The newest write that waits, owned by the batch of that number; it will show `latest`.
    private unowned(unsafe) var pending: PendingStateWrite<Value>?
    private var pendingBatch = 0

    package init(_ value: Value, in context: _PropertyContext) {
        app = context.app
        source = Source(
            value, in: app.graph, subgraph: context.subgraph, label: "state")
        latest = value
        owner = .passUnretained(context.rule)
        ownerType = MainActor.assumeIsolated { context.owner.bodyType }
    }

    var isUpdating: Bool { app.isUpdating }

    /// The same as `markRead` where views are being updated; false where they are not.
    func noteReadInUpdate() -> Bool {
        guard isUpdating else { return false }
        markRead()
        return true
    }

    /// The value as bodies see it in this update.
    package var shown: Value { source.value }

    /// Makes the view that owns the state depend on it, for good.
    package func markRead() {
        owner?._withUnsafeGuaranteedRef { $0.noteRead(of: source, isSticky: true) }
    }

    package override func hasUnseenChange(for rule: ScheduledRule) -> Bool {
        rule.hasUnseenChange(of: source)
    }

    package override func get() -> Value {
        if app.isUpdating { return source.read(isSticky: true) }
        return app.writes.withLock { latest }
    }

    /// Sets the value in the transaction of the running closure.
    func set(_ value: Value) {
        if !joinWaiting(value) { set(value, .current) }
    }

    /// Stores a value that is no news, or for which a write of the same transaction waits already;
    /// false where it is neither, or only the app can tell.
    private func joinWaiting(_ value: Value) -> Bool {
        guard sameness.isSimple, !app.isUpdating else { return false }
        let transaction = TransactionScope.currentIdentifier
        var replaced = value
        return app.writes.withLock {
            if sameness.isSame(latest, value) { return true }
            guard app.writes.isOpen(pendingBatch, for: transaction) else { return false }
            swap(&latest, &replaced)
            return true
        }
    }

    package override func set(_ value: Value, _ transaction: Transaction) {
        if app.isUpdating {
            app.warn(
                "Modifying state during view update, this will cause undefined behavior.",
                at: ownerType.map(typeName) ?? "")
            return
        }
        // Comparing runs the app's `==`, and letting go of a value its `deinit`: neither may
        // happen while the lock is held, for both may write state themselves.
        let old = app.writes.withLock { latest }
        guard !sameness.isSame(old, value) else { return }
        var replaced = value
        let wasIdle = app.writes.withLock {
            defer { swap(&latest, &replaced) }
            if app.writes.isOpen(pendingBatch, for: transaction.identifier) { return false }
            let wasIdle = app.writes.isIdleLocked
            let batch = app.writes.openBatch(transaction)
            // An earlier write shows what it was given, whatever comes now.
            pending?.value = latest
            let write = PendingStateWrite(self)
            pending = write
            pendingBatch = batch.number
            batch.writes.append(write)
            return wasIdle
        }
        withExtendedLifetime(replaced) {}
        if wasIdle { app.writes.wake() }
    }

    /// Shows bodies from now on what the write has brought.
    fileprivate func apply(_ write: PendingStateWrite<Value>) {
        let value = app.writes.withLock {
            guard write === pending else { return write.value ?? latest }
            pending = nil
            return latest
        }
        guard !sameness.isSame(source.value, value) else { return }
        hasChanged = true
        source.write(value)
    }

    package var isMissed: Bool { true }
    package private(set) var hasChanged = false

    package func disconnect() {
        owner = nil
        source.dispose()
    }
}

/// A new value of a state cell that bodies have not yet seen.
final class PendingStateWrite<Value>: PendingWrite {
    private let cell: StateCell<Value>
    /// Nil where it is the latest.
    var value: Value?

    init(_ cell: StateCell<Value>) { self.cell = cell }

    override func apply() { cell.apply(self) }
}
