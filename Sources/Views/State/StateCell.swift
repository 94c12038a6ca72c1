import AttributeGraph
import Foundation

/// The storage of one `@State`, from the first evaluation of its view to the view's end.
///
/// It holds two values: the one that bodies see, which changes only between updates, and the
/// latest, which actions read back at once. Any thread may read and write it.
package final class StateCell<Value>: Location<Value>, PropertyStorage {
    private let app: AppGraph
    private let source: Source<Value>
    private unowned(unsafe) var owner: ScheduledRule?
    private let ownerName: String
    private let isSame = ValueComparison.valueComparator(for: Value.self)
    /// Guarded by the app's lock, as is `pending`.
    private var latest: Value
    /// The write that waits in the batch of that number, which owns it: no longer there where the
    /// app's open batch has another number.
    private unowned(unsafe) var pending: PendingStateWrite<Value>?
    private var pendingBatch = 0

    package init(_ value: Value, in context: _PropertyContext) {
        app = context.app
        source = Source(
            value, in: app.graph, subgraph: context.tree.subgraph, label: "state")
        latest = value
        owner = context.rule
        ownerName = context.ownerName
    }

    var isUpdating: Bool { app.isUpdating }

    /// The value as bodies see it in this update.
    package var shown: Value { source.value }

    /// Makes the view that owns the state depend on it, for good.
    package func markRead() {
        owner?.noteRead(of: source, isSticky: true)
    }

    package override func hasUnseenChange(for rule: ScheduledRule) -> Bool {
        rule.hasUnseenChange(of: source)
    }

    package override func get() -> Value {
        if app.isUpdating { return source.read(isSticky: true) }
        return app.withLock { latest }
    }

    package override func set(_ value: Value, _ transaction: Transaction) {
        if app.isUpdating {
            app.warn(
                "Modifying state during view update, this will cause undefined behavior.",
                at: ownerName)
            return
        }
        // Comparing runs the app's `==`, and letting go of a value its `deinit`: neither may
        // happen while the lock is held, for both may write state themselves.
        let old = app.withLock { latest }
        guard !isSame(old, value) else { return }
        var replacedLatest = value
        var replacedPending = value
        let wasIdle = app.withLock {
            swap(&latest, &replacedLatest)
            if app.isOpen(pendingBatch, for: transaction), let pending {
                swap(&pending.value, &replacedPending)
                return false
            }
            let wasIdle = app.isIdleLocked
            let batch = app.openBatch(transaction)
            let write = PendingStateWrite(self, value)
            pending = write
            pendingBatch = batch.number
            batch.writes.append(write)
            return wasIdle
        }
        withExtendedLifetime(replacedLatest) {}
        withExtendedLifetime(replacedPending) {}
        if wasIdle { app.wake() }
    }

    private func isSame(_ old: Value, _ new: Value) -> Bool {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { isSame(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
        }
    }

    /// Shows the value to bodies from now on.
    fileprivate func show(_ value: Value) {
        guard !isSame(source.value, value) else { return }
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
    var value: Value

    init(_ cell: StateCell<Value>, _ value: Value) {
        self.cell = cell
        self.value = value
    }

    override func apply() { cell.show(value) }
}
