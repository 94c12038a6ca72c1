import Foundation
import Geometry

// The passes over the trees of an app. `TreeSettler` says in which order: animations first, then update,
// transitions, preferences, layout and actions until nothing is dirty, then focus and hover. What is
// painted is in `PaintPass`, and what is done with events in `EventPass`.

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

/// Brings the readers of preferences up to date in one window.
@MainActor
package enum PreferencePass {
    /// Readers read in order of depth, the deepest first, because those above may read what they
    /// write.
    package static func run(_ tree: ViewTree) {
        for reader in tree.preferences.takeReaders() { reader.readPreferences() }
    }
}

/// Starts the transitions of the views that the last update has inserted into one window.
@MainActor
package enum TransitionPass {
    package static func run(_ tree: ViewTree) { tree.startEntering() }
}

/// Sizes and places what needs layout in one window.
package enum LayoutPass {
    /// How many layouts may follow each other in one frame, because a layout may itself ask for
    /// another one: rows that it makes turn out to be of other lengths than estimated.
    private static let roundLimit = 16

    @MainActor
    package static func run(_ tree: ViewTree) {
        guard tree.layoutIsDirty else { return }
        var rounds = 0
        repeat {
            tree.followDirections()
            tree.layoutIsDirty = false
            tree.rootRender.place(at: .zero, proposal: ProposedViewSize(tree.size))
            tree.rootRender.followAnchors()
            tree.runAfterLayoutActions()
            rounds += 1
        } while tree.layoutIsDirty && rounds < roundLimit
        tree.notifyLayoutObservers()
        tree.focus.dropIfGone()
    }
}

/// Runs the closures of the app that updates have queued: `onAppear`, `onChange`, `task` and others.
@MainActor
package enum ActionPass {
    /// Returns false where there were none.
    package static func run(_ app: AppGraph) -> Bool {
        guard !app.actions.isEmpty else { return false }
        let entries = app.actions.takeAll()
        app.actionsRun += entries.count
        for entry in entries { run(entry, app.turnLog) }
        return true
    }

    /// Runs an action, as one of its view if somebody watches.
    private static func run(_ entry: ActionQueue.Entry, _ log: TurnLog?) {
        let name = log.flatMap { _ in (entry.node as? _ViewNode)?.enclosingViewName } ?? ""
        guard let log, !name.isEmpty else { return entry.action() }
        log.acting(name, entry.action)
    }
}

/// Moves everything that is animated in one window to the frame clock's time, and lays it out.
///
/// Several turns may come at the same time, one for each event: only the first moves anything.
@MainActor
package enum AnimationPass {
    package static func run(_ tree: ViewTree) {
        let now = tree.app.now
        let isRepaintDue = tree.repaints.next.map { $0 <= now } ?? false
        let isMoveDue = tree.isAnimating && tree.animations.time != now
        guard isMoveDue || isRepaintDue else { return }
        tree.animations.time = now
        tree.isTicking = true
        RepaintPass.run(tree)
        for animation in tree.animations.all() where !animation.advance(to: now) {
            tree.animations.remove(animation)
        }
        if tree.rootRender.hasAnchors { tree.needsLayout() }
        LayoutPass.run(tree)
        tree.followMatchedGeometry()
        tree.isTicking = false
    }
}

/// Takes the focus away from a view that has left one window or has been disabled.
@MainActor
package enum FocusPass {
    package static func run(_ tree: ViewTree) { tree.focus.dropIfGone() }
}

/// Notifies views that the pointer has come over them or has left them.
///
/// It runs after each pointer event, and after each layout, because what lies under a pointer at
/// rest may have changed.
@MainActor
package enum HoverPass {
    /// Needed only where the layout, or something painted, has changed.
    package static func run(_ tree: ViewTree) {
        if tree.paintIsDirty { update(tree) }
    }

    static func update(_ tree: ViewTree) {
        // While a button is pressed, the views under it stay hovered.
        guard !tree.events.isPressed || tree.events.contenders.isEmpty else { return }
        let path = tree.events.pointerLocation.map { HitTest.path(to: $0, in: tree) } ?? []
        var now: [(responder: Responder, step: HitStep)] = []
        var cursor = Cursor.arrow
        var hidesPointer = false
        for step in path {
            guard let responder = step.node.responder else { continue }
            if responder.isDisabled { break }
            if let wanted = responder.cursor { cursor = wanted }
            if let hides = responder.hidesPointer { hidesPointer = hides }
            if responder.hover != nil { now.append((responder, step)) }
        }
        for old in tree.events.hovered
        where !now.contains(where: { $0.responder === old.responder }) {
            old.responder.hover?(.left)
        }
        for (responder, step) in now {
            let isNew = !tree.events.hovered.contains { $0.responder === responder }
            let point =
                responder.hoverSpace.isLocal
                ? step.point
                : step.node.convert(tree.events.pointerLocation ?? .zero, to: responder.hoverSpace)
            responder.hover?(isNew ? .entered(point) : .moved(point))
        }
        tree.events.hovered = now.map { ($0.responder, Weak($0.step.node)) }
        tree.events.cursor = hidesPointer ? .hidden : cursor
    }
}

/// Has the nodes of one window painted whose appearance changes at this time, such as a caret that
/// blinks, and runs the calls that are due.
@MainActor
package enum RepaintPass {
    package static func run(_ tree: ViewTree) { tree.repaints.run(tree.app.now) }
}

/// Makes the rows next to the visible range of lazy containers, after the frame is presented, so
/// that the next step of scrolling or of the focus finds them.
@MainActor
package enum PrefetchPass {
    /// How many layouts may follow each other: rows may turn out shorter than they were estimated,
    /// so that more of them are needed.
    private static let roundLimit = 4

    /// Returns false where no row was missing.
    package static func run(_ tree: ViewTree) -> Bool {
        guard !tree.rowPrefetch.isEmpty, !tree.layoutIsDirty else { return false }
        for _ in 0..<roundLimit where !tree.rowPrefetch.isEmpty {
            for container in tree.rowPrefetch.takeAll() where container.isInTree {
                container.prefetchRows()
            }
            LayoutPass.run(tree)
        }
        // Views elsewhere may read the preferences of the new rows: the next turn updates them.
        if tree.preferences.needsReading { tree.needsLayout() }
        return true
    }
}

/// Frees subtrees that were removed from their windows.
///
/// It runs after the frame is presented, because freeing a subtree takes a good part of the time
/// that making it took.
@MainActor
package enum ReleasePass {
    /// Frees the subtrees that were removed first, and no more of them than the limit.
    package static func run(_ app: AppGraph, atMost limit: Int = .max) {
        app.releaseRetired(atMost: limit)
    }
}
