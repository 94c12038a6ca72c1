import Foundation
import Geometry

/// The animation that scrolls a scroll view to another offset.
@MainActor
final class ScrollMotion: RunningAnimation {
    static let subject = "scrolling"
    private weak var scrollView: (any Scrollable)?
    private let tree: ViewTree
    private let state: AnimatorState<AnimatablePair<CGFloat, CGFloat>>
    private(set) var target: CGPoint
    /// How far the content has been moved meanwhile by corrections of estimated lengths.
    private var correction = CGPoint.zero
    private var isCancelled = false

    init(
        of scrollView: any Scrollable, from start: CGPoint, to target: CGPoint,
        _ animation: Animation
    ) {
        self.scrollView = scrollView
        self.target = target
        tree = scrollView.tree
        state = AnimatorState(
            from: AnimatablePair(start.x, start.y), to: AnimatablePair(target.x, target.y),
            animation: animation, at: tree.app.now)
        tree.animations.add(self)
        tree.whenDirty()
    }

    func advance(to now: Double) -> Bool {
        // An animation that advances before it in the same frame may have cancelled it.
        guard !isCancelled else { return false }
        let value = state.value(at: now)
        _ = scrollView?.show(
            CGPoint(x: value.first + correction.x, y: value.second + correction.y))
        if state.isFinished { scrollView?.motionEnded() }
        return scrollView != nil && !state.isFinished
    }

    func shift(by length: CGPoint) {
        correction = CGPoint(x: correction.x + length.x, y: correction.y + length.y)
        target = CGPoint(x: target.x + length.x, y: target.y + length.y)
    }

    func cancel() {
        isCancelled = true
        tree.animations.remove(self)
    }
}
