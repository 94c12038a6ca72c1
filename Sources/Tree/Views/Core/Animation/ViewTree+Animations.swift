extension ViewTree {
    /// Whether an animation runs, so that another frame is due soon.
    package var isAnimating: Bool { !animations.isEmpty }

    /// What the running animations move, each as part of a sentence.
    package var runningAnimations: [String] { animations.all().map { type(of: $0).subject } }

    /// Whether the running layout may animate nodes to their new positions.
    var animatesMoves: Bool {
        mayAnimatePositions && !isTicking && mayAnimateValues
    }

    /// Whether any view's transaction in the running update may have an animation.
    var mayAnimateValues: Bool { app.transaction.animation != nil || mayAdjustTransactions }

    /// Whether a view changes the transaction of the running update.
    private var mayAdjustTransactions: Bool {
        transactionAdjusters.mayAdjust(app.report.totalUpdates)
    }

    /// The transaction of the running update as the modifiers above the node have changed it.
    package func transaction(for node: _ViewNode) -> Transaction {
        guard mayAdjustTransactions else { return app.transaction }
        // Few of the nodes above change a transaction. The others are passed without being retained.
        var adjusting: [_ViewNode] = []
        var next = Optional(Unmanaged.passUnretained(node))
        while let current = next {
            next = current._withUnsafeGuaranteedRef { current in
                if current.adjustsTransactions { adjusting.append(current) }
                return current.parent.map(Unmanaged.passUnretained)
            }
        }
        var transaction = app.transaction
        for ancestor in adjusting.reversed() { ancestor.adjust(&transaction) }
        return transaction
    }
}
