import AttributeGraph
import Foundation

/// The storage of one `@State`, from the first evaluation of its view until the view is removed.
///
/// It stores two values: the one that bodies read, which changes only between updates, and the
/// latest one, which actions read. Any thread may read and write it.
package final class StateCell<Value>: Location<Value>, PropertyStorage {
    private let app: AppGraph
    /// The queue of `app`, stored here because every write uses it.
    private let writes: WriteQueue
    private let source: Source<Value>
    /// Not retained, not even during a call, because a thousand rows may read one state.
    private var owner: Unmanaged<ScheduledRule>?
    private let ownerType: Any.Type?
    /// The property that it is the storage of, in the type that declares it.
    private unowned(unsafe) let fields: (any PropertyNames)?
    private let field: UInt8
    private let sameness = ValueComparison.sameness(of: Value.self)
    /// Guarded by the lock of the write queue, like the properties below.
    private var latest: Value
    /// The newest pending write, which applies `latest`. The batch with the number below owns it.
    private unowned(unsafe) var pending: PendingStateWrite<Value>?
    private var pendingBatch = 0

    @MainActor
    package init(_ value: Value, in context: _PropertyContext) {
        app = context.app
        writes = app.writes
        source = Source(
            value, in: app.graph, subgraph: context.subgraph, label: "state")
        latest = value
        owner = .passUnretained(context.rule)
        ownerType = context.owner.bodyType
        fields = context.drawer.connectedFields
        field = context.drawer.connectedField
    }

    var isUpdating: Bool { app.isUpdating }

    /// Calls `markRead` during an update; otherwise returns false.
    func noteReadInUpdate() -> Bool {
        guard isUpdating else { return false }
        markRead()
        return true
    }

    /// The value that bodies read in this update.
    package var shown: Value { source.value }

    /// Makes the view that owns the state depend on it permanently.
    package func markRead() {
        owner?._withUnsafeGuaranteedRef { $0.noteRead(of: source, isSticky: true) }
    }

    package override func hasUnseenChange(for rule: ScheduledRule) -> Bool {
        rule.hasUnseenChange(of: source)
    }

    package override func get() -> Value {
        if app.isUpdating { return source.read(isSticky: true) }
        return writes.withLock { latest }
    }

    /// Sets the value in the transaction of the running closure.
    func set(_ value: Value) {
        if !joinWaiting(value) { set(value, .current) }
    }

    /// Handles a value that equals the latest one, or that a pending write of the same transaction
    /// will apply. Returns false otherwise, or if code of the app is needed to compare the values.
    private func joinWaiting(_ value: Value) -> Bool {
        guard sameness.isSimple, !app.isUpdating else { return false }
        let transaction = TransactionScope.currentIdentifier
        var replaced = value
        return writes.withLock {
            if sameness.isSame(latest, value) { return true }
            guard writes.isOpen(pendingBatch, for: transaction) else { return false }
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
        // Comparing values calls the app's `==`, and releasing one its `deinit`. Both may write
        // state themselves, so neither may happen while the lock is held.
        let old = writes.withLock { latest }
        guard !sameness.isSame(old, value) else { return }
        var replaced = value
        let wasIdle = writes.withLock {
            defer { swap(&latest, &replaced) }
            if writes.isOpen(pendingBatch, for: transaction.identifier) { return false }
            let wasIdle = writes.isIdleLocked
            let batch = writes.openBatch(transaction)
            // An earlier pending write applies the value that it was created for.
            pending?.value = latest
            let write = PendingStateWrite(self)
            pending = write
            pendingBatch = batch.number
            batch.writes.append(write)
            return wasIdle
        }
        withExtendedLifetime(replaced) {}
        if writes.isOnMainThread {
            writes.changeLog?.listener?.noteWrite(to: ObjectIdentifier(self))
        }
        if wasIdle { writes.wake() }
    }

    /// Makes the value of the write visible to bodies.
    fileprivate func apply(_ write: PendingStateWrite<Value>) {
        let value = writes.withLock {
            guard write === pending else { return write.value ?? latest }
            pending = nil
            return latest
        }
        guard !sameness.isSame(source.value, value) else { return }
        hasChanged = true
        if let log = writes.changeLog { note(value, in: log) }
        source.write(value)
    }

    private func note(_ value: Value, in log: StateChangeLog) {
        guard let ownerType, !FrameworkTypes.contains(ownerType) else { return }
        let name = fields?.name(ofField: Int(field), in: ownerType) ?? "state"
        log.note(
            StateChange(
                "\(typeName(of: ownerType)).\(name)", old: StateText.of(source.value),
                new: StateText.of(value)),
            of: ObjectIdentifier(self))
    }

    package var isMissed: Bool { true }
    package private(set) var hasChanged = false

    package func disconnect() {
        owner = nil
        source.dispose()
    }
}

#if DEBUG
    extension StateCell: KeptCell {
        var keptValue: Any { writes.withLock { latest } }
        var keptObject: AnyObject? { Value.self is AnyClass ? keptValue as AnyObject : nil }
    }
#endif

/// A new value of a state cell that no update has applied yet.
final class PendingStateWrite<Value>: PendingWrite {
    private let cell: StateCell<Value>
    /// Nil if it is the latest value of the cell.
    var value: Value?

    init(_ cell: StateCell<Value>) { self.cell = cell }

    override func apply() { cell.apply(self) }
}
