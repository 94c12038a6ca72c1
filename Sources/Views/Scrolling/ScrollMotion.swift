import Foundation
import Geometry

/// The way of a scroll view to another offset.
final class ScrollMotion: RunningAnimation {
    private weak var render: ScrollRender?
    private let tree: ViewTree
    private let state: AnimatorState<AnimatablePair<CGFloat, CGFloat>>
    private(set) var target: CGPoint
    /// How far the content has been corrected on the way.
    private var correction = CGPoint.zero

    init(of render: ScrollRender, from start: CGPoint, to target: CGPoint, _ animation: Animation) {
        self.render = render
        self.target = target
        tree = render.tree
        state = AnimatorState(
            from: AnimatablePair(start.x, start.y), to: AnimatablePair(target.x, target.y),
            animation: animation, at: tree.app.now)
        tree.animations.add(self)
        tree.whenDirty()
    }

    func advance(to now: Double) -> Bool {
        let value = state.value(at: now)
        _ = render?.show(
            CGPoint(x: value.first + correction.x, y: value.second + correction.y))
        if state.isFinished { render?.motionEnded(self) }
        return render != nil && !state.isFinished
    }

    func shift(by length: CGPoint) {
        correction = CGPoint(x: correction.x + length.x, y: correction.y + length.y)
        target = CGPoint(x: target.x + length.x, y: target.y + length.y)
    }

    func cancel() { tree.animations.remove(self) }
}
