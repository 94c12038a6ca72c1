import Foundation
import Geometry

/// The motion of a member of a matched group from one frame to another, in the window's coordinates.
struct MatchedMotion {
    private let state: AnimatorState<CGRect.AnimatableData>
    private var value: CGRect.AnimatableData

    init(from start: CGRect, to target: CGRect, _ animation: Animation, in tree: ViewTree) {
        state = AnimatorState(
            from: start.animatableData, to: target.animatableData, animation: animation,
            at: tree.app.now, completions: tree.app.transaction.completions)
        value = start.animatableData
    }

    /// A motion that takes the position and the velocity of another on to a new target.
    init(
        following other: MatchedMotion, to target: CGRect, _ animation: Animation,
        in tree: ViewTree
    ) {
        state = other.state.copy()
        // Where the other motion's target has moved since it began, the frame jumps by that much,
        // because the copy knows only the target at the beginning.
        state.retarget(
            to: target.animatableData, animation: animation, at: tree.app.now,
            completions: tree.app.transaction.completions)
        value = state.value(at: tree.app.now)
    }

    var isFinished: Bool { state.isFinished }

    /// Ends the motion at once, and returns the completions that are then due.
    func finish() -> [() -> Void] {
        state.finish()
        return state.takeDueActions()
    }

    mutating func advance(to now: Double, _ actions: inout [() -> Void]) {
        value = state.value(at: now)
        actions += state.takeDueActions()
    }

    /// The frame on the way to a target that may itself have moved since the motion began.
    func frame(to target: CGRect) -> CGRect {
        var frame = target
        frame.animatableData = value + (target.animatableData - state.target)
        frame.size.width = max(0, frame.size.width)
        frame.size.height = max(0, frame.size.height)
        return frame
    }
}
