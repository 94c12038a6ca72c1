/// Changes the transaction that reaches what it modifies.
struct TransactionModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let value: Value?
    /// The environment value that turns the animation off; nil where none does.
    var isStill: KeyPath<EnvironmentValues, Bool>?
    let change: (inout Transaction) -> Void

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, TransactionModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, TransactionModifier>> {
        TransactionNode(view, in: context)
    }
}

private final class TransactionNode<C: View, Value: Equatable>:
    PassthroughNode<C, TransactionModifier<Value>>
{
    private var changedInUpdate = -1

    override init(
        _ view: __shared ModifiedContent<C, TransactionModifier<Value>>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        guard view.modifier.value == nil else { return }
        tree.transactionAdjusters.permanent += 1
        removesWithoutDelay()
    }

    override func modifierChanged(from old: TransactionModifier<Value>) {
        guard old.value != modifier.value else { return }
        changedInUpdate = tree.app.report.totalUpdates
        tree.transactionAdjusters.lastUpdate = changedInUpdate
    }

    override func willRemove() {
        if modifier.value == nil { tree.transactionAdjusters.permanent -= 1 }
    }

    override var adjustsTransactions: Bool { true }

    override func adjust(_ transaction: inout Transaction) {
        guard modifier.value == nil || changedInUpdate == tree.app.report.totalUpdates else {
            return
        }
        if let isStill = modifier.isStill, scope.current[keyPath: isStill] {
            transaction = transaction.injecting(nil)
        } else {
            modifier.change(&transaction)
        }
    }
}

extension View {
    /// Changes the transaction of every update for what it modifies.
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier<Bool>(value: nil, change: transform))
    }

    /// Changes the transaction, for what it modifies, of the updates in which `value` changes.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(value: value, change: transform))
    }

    /// Animates what it modifies in the updates in which `value` changes.
    nonisolated public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View {
        modifier(
            TransactionModifier(value: value) { $0 = $0.injecting(animation) })
    }

    /// Animates what it modifies in the updates in which `value` changes, unless the environment value
    /// is true.
    nonisolated package func animation<V: Equatable>(
        _ animation: Animation?, value: V, unless isStill: KeyPath<EnvironmentValues, Bool>
    ) -> some View {
        modifier(
            TransactionModifier(value: value, isStill: isStill) {
                $0 = $0.injecting(animation)
            })
    }

    /// Animates every change of what it modifies.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(
            TransactionModifier<Bool>(value: nil) { $0 = $0.injecting(animation) })
    }
}
