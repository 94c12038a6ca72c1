/// The loop that settles the trees of an app: update, layout and actions follow each other until
/// nothing is dirty, or as far as one frame may go.
///
/// Whoever runs an app's scenes opens and closes windows between the update and the layout, so the
/// loop is theirs:
///
///     var settler = TreeSettler(app)
///     settler.begin(trees)
///     repeat {
///         settler.update()
///         // Open and close windows here.
///     } while settler.finishRound(trees)
///     settler.finish(trees)
///
/// `settle` is that loop for trees that stay the same.
@MainActor
package struct TreeSettler {
    private let app: AppGraph
    private let stopwatch = PassStopwatch()
    /// Rounds whose update or actions have written to the state again.
    private var rounds = 0
    /// Rounds in which nothing but the layout has changed, and those in which updates or actions
    /// followed that wrote nothing, such as those of rows that appear.
    private var layoutRounds = (alone: 0, followed: 0)
    private let foreignBatchesBefore: Int
    private var ownBatchesBefore = 0
    private var hasUpdated = false

    /// The greatest number of rounds that actions and updates cause in one frame, and of updates
    /// for writes of other threads. The rest waits for the next frame.
    package static let roundLimit = 4
    /// The greatest number of layouts that something follows: where the content of readers of
    /// geometry stands in one another, each takes one.
    private static let followedLayoutLimit = 32

    package init(_ app: AppGraph) {
        self.app = app
        foreignBatchesBefore = app.writes.foreignBatchesApplied
    }

    /// Settles trees while no window opens or closes.
    package static func settle(_ trees: [ViewTree], of app: AppGraph) {
        var settler = TreeSettler(app)
        settler.begin(trees)
        repeat { settler.update() } while settler.finishRound(trees)
        settler.finish(trees)
    }

    /// Moves gestures and animations to the frame clock's time.
    package func begin(_ trees: [ViewTree]) {
        for tree in trees {
            EventPass.timePassed(in: tree)
            AnimationPass.run(tree)
        }
    }

    package mutating func update() {
        ownBatchesBefore = app.writes.batchesBegunHere
        hasUpdated = stopwatch.time(.update, app) { UpdatePass.run(app) }
    }

    /// Lays out and runs the actions; returns whether another round is due.
    package mutating func finishRound(_ trees: [ViewTree]) -> Bool {
        let sizesBefore = app.report.layouts
        let hasLaidOut = stopwatch.time(.layout, app) { layOut(trees) }
        if hasLaidOut { app.turnLog?.note(layout: app.report.layouts - sizesBefore) }
        UpdatePass.endTransaction(app)
        let hasActed = stopwatch.time(.action, app) { ActionPass.run(app) }
        if app.writes.batchesBegunHere != ownBatchesBefore { rounds += 1 }
        guard app.writes.hasWrites else {
            guard hasLaidOut else { return hasActed || hasUpdated }
            if hasActed || hasUpdated {
                layoutRounds.followed += 1
            } else {
                layoutRounds.alone += 1
            }
            guard
                layoutRounds.alone > Self.roundLimit
                    || layoutRounds.followed > Self.followedLayoutLimit
            else { return true }
            app.warn("The layout of a window changes whenever it is repeated.", at: "")
            return false
        }
        if rounds > Self.roundLimit {
            app.warn(
                """
                Actions and updates called each other more than \(Self.roundLimit) times in \
                one frame; the rest waits for the next.
                """, at: "")
            app.writes.wake()
            return false
        }
        if app.writes.foreignBatchesApplied - foreignBatchesBefore > Self.roundLimit {
            app.writes.wake()
            return false
        }
        return true
    }

    /// Returns false where nothing needed layout.
    private func layOut(_ trees: [ViewTree]) -> Bool {
        var hasLaidOut = false
        for tree in trees {
            TransitionPass.run(tree)
            PreferencePass.run(tree)
            hasLaidOut = hasLaidOut || tree.layoutIsDirty
            LayoutPass.run(tree)
        }
        return hasLaidOut
    }

    /// Brings focus and hover in line with the layout.
    package func finish(_ trees: [ViewTree]) {
        for tree in trees {
            tree.mayAnimatePositions = true
            tree.hasSettled = true
            FocusPass.run(tree)
            HoverPass.run(tree)
        }
    }
}
