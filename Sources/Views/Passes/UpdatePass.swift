import Foundation
import Geometry

/// Evaluates whatever the oldest batch of writes has made due, in all windows.
@MainActor
package enum UpdatePass {
    /// Returns false where there was nothing to do.
    package static func run(_ app: AppGraph) -> Bool {
        let hadWrites = app.applyNextBatch()
        // What nobody reads, or has looked at and found as it was, is no update.
        guard app.graph.hasDueRules else { return hadWrites }
        app.report.updates += 1
        app.report.totalUpdates += 1
        app.graph.evaluateScheduled()
        return true
    }

    /// Ends the running transaction: nothing more can begin an animation in its name.
    package static func endTransaction(_ app: AppGraph) {
        for completion in app.transaction.completions {
            if let action = completion.seal() { app.actions.add(.task, action) }
        }
        app.transaction = Transaction()
    }
}

/// Runs the closures that updates have queued.
@MainActor
package enum ActionPass {
    /// Returns false where there were none.
    package static func run(_ app: AppGraph) -> Bool {
        guard !app.actions.isEmpty else { return false }
        for action in app.actions.takeAll() { action() }
        return true
    }
}

/// Sizes and places what asked for it in one window.
package enum LayoutPass {
    /// How often a layout may ask for another one before it waits for the next frame.
    private static let roundLimit = 16

    @MainActor
    package static func run(_ tree: ViewTree) {
        guard tree.layoutIsDirty else { return }
        // Lengths that were estimated may turn out to be others.
        var rounds = 0
        repeat {
            tree.layoutIsDirty = false
            tree.rootRender.place(at: .zero, proposal: ProposedViewSize(tree.size))
            tree.runAfterLayoutActions()
            rounds += 1
        } while tree.layoutIsDirty && rounds < roundLimit
        tree.notifyLayoutObservers()
        tree.focus.dropIfGone()
    }
}
