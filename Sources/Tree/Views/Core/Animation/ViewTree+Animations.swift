extension ViewTree {
    /// Whether an animation runs, so that another frame is due soon.
    package var isAnimating: Bool { !animations.isEmpty }

    /// What the running animations move, each as part of a sentence.
    package var runningAnimations: [String] { animations.all().map { type(of: $0).subject } }

    /// Whether the running layout may animate nodes to their new positions.
    var animatesMoves: Bool {
        mayAnimatePositions && !isTicking
            && (app.transaction.animation != nil || mayAdjustTransactions)
    }

    /// Whether a view changes the transaction of the running update.
    private var mayAdjustTransactions: Bool {
        transactionAdjusters.mayAdjust(app.report.totalUpdates)
    }

    /// The transaction of the running update as the modifiers above the node have changed it.
    package func transaction(for node: _ViewNode) -> Transaction {
        guard mayAdjustTransactions else { return app.transaction }
        var ancestors: [_ViewNode] = []
        var next: _ViewNode? = node
        while let current = next {
            ancestors.append(current)
            next = current.parent
        }
        var transaction = app.transaction
        for ancestor in ancestors.reversed() { ancestor.adjust(&transaction) }
        return transaction
    }
}
