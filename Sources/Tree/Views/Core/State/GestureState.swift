/// A value that a gesture sets while it goes on, and that falls back when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let resetTransaction: (Value) -> Transaction
    private var shown: Value
    private var cell: StateCell<Value>?

    /// Creates a state that has an initial value whenever no gesture is going on.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
    }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// `resetTransaction` goes with the fall back.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        initial = wrappedValue
        shown = wrappedValue
        self.resetTransaction = { _ in resetTransaction }
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// `reset` may change the transaction that goes with the fall back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        shown = wrappedValue
        resetTransaction = { value in
            var transaction = Transaction()
            reset(value, &transaction)
            return transaction
        }
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value that the gesture has set, or the initial one if no gesture is going on.
    public var wrappedValue: Value {
        guard let cell else { return initial }
        guard cell.isUpdating else { return cell.get() }
        cell.markRead()
        return shown
    }

    /// The state itself, which a gesture updates.
    public var projectedValue: GestureState<Value> { self }

    /// Writes what the closure makes of the value, with the transaction it asks for.
    func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let cell else { return }
        var value = cell.get()
        var transaction = Transaction.current
        change(&value, &transaction)
        withTransaction(transaction) { cell.set(value, transaction) }
    }

    func reset() {
        guard let cell else { return }
        let transaction = resetTransaction(cell.get())
        withTransaction(transaction) { cell.set(initial, transaction) }
    }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<GestureState<Value>>, in context: _PropertyContext
    ) {
        let initial = pointer.pointee.initial
        let cell = context.retained { StateCell(initial, in: context) }
        context.noteChange(of: cell)
        pointer.pointee.cell = cell
        pointer.pointee.shown = cell.shown
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil whenever no gesture is going on. `resetTransaction` goes with
    /// the fall back.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state that is nil whenever no gesture is going on. `reset` may change the
    /// transaction that goes with the fall back.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: ComparableInput {
    /// The initial value has an effect only at the first evaluation.
    package func isEqualInput(to other: GestureState<Value>) -> Bool { true }
}
