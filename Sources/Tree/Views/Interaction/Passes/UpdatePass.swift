/// Applies the oldest batch of writes and evaluates the rules that it made dirty, in all windows.
@MainActor
package enum UpdatePass {
    /// Returns false where there was nothing to do.
    package static func run(_ app: AppGraph) -> Bool {
        let hadWrites = app.applyNextBatch()
        // A write that no rule reads, or that leaves what they read as it was, is no update.
        guard app.graph.hasDueRules else { return hadWrites }
        app.report.updates += 1
        app.report.totalUpdates += 1
        app.graph.evaluateScheduled()
        return true
    }

    /// Ends the transaction of the update: from here on no change is animated because of it.
    package static func endTransaction(_ app: AppGraph) {
        for completion in app.transaction.completions {
            if let action = completion.seal() { app.actions.add(.task, action) }
        }
        app.transaction = Transaction()
    }
}
