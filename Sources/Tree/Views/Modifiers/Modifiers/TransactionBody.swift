/// The transaction that reaches a modifier from outside, for what the modifier restores it for.
@MainActor
private final class OuterTransaction {
    var transaction = Transaction()
    nonisolated init() {}
}

/// Changes the transaction of the views that a closure puts around the content, but not that of
/// the content.
nonisolated struct TransactionBodyModifier<Modified, Result: View>: ViewModifier {
    @Retained private var outer = OuterTransaction()
    let change: (inout Transaction) -> Void
    let around: (PlaceholderContentView<Modified>) -> Result

    init(
        change: @escaping (inout Transaction) -> Void,
        around: @escaping (PlaceholderContentView<Modified>) -> Result
    ) {
        self.change = change
        self.around = around
    }

    @MainActor func body(content: Content) -> some View {
        let inner = content.modifier(TransactionBoundary(outer: outer, change: nil))
        return around(PlaceholderContentView(content: AnyView(inner)))
            .modifier(TransactionBoundary(outer: outer, change: change))
    }
}

/// Where the change of a transaction begins, or where it ends.
private struct TransactionBoundary: ViewModifier {
    typealias Body = Never
    let outer: OuterTransaction
    /// Nil where the change ends.
    let change: ((inout Transaction) -> Void)?

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, TransactionBoundary>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, TransactionBoundary>> {
        TransactionBoundaryNode(view, in: context)
    }
}

private final class TransactionBoundaryNode<C: View>: PassthroughNode<C, TransactionBoundary> {
    override init(
        _ view: __shared ModifiedContent<C, TransactionBoundary>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        tree.transactionAdjusters.permanent += 1
        removesWithoutDelay()
    }

    override func willRemove() { tree.transactionAdjusters.permanent -= 1 }

    override var adjustsTransactions: Bool { true }

    // The outer boundary adjusts the transaction before the inner one.
    override func adjust(_ transaction: inout Transaction) {
        guard let change = modifier.change else {
            transaction = modifier.outer.transaction
            return
        }
        modifier.outer.transaction = transaction
        change(&transaction)
    }
}

extension View {
    /// Animates every change of what the closure puts around the view; the view itself has the
    /// animation that it would have without.
    nonisolated public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(TransactionBodyModifier(change: { $0 = $0.injecting(animation) }, around: body))
    }

    /// Changes the transaction of every update for what the closure puts around the view, but not
    /// for the view itself.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(TransactionBodyModifier(change: transform, around: body))
    }
}
