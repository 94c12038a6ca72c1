import Foundation
import Geometry

/// The way of a render node from one place to another in an animated update.
@MainActor
final class PositionMotion: RunningAnimation {
    static let subject = "a move"
    private weak var node: RenderNode?
    private unowned let tree: ViewTree
    private let state: AnimatorState<AnimatablePair<CGFloat, CGFloat>>
    private(set) var shown: CGPoint

    private init(_ node: RenderNode, from start: CGPoint, _ animation: Animation) {
        self.node = node
        tree = node.tree
        shown = start
        state = AnimatorState(
            from: AnimatablePair(start.x, start.y),
            to: AnimatablePair(node.origin.x, node.origin.y), animation: animation,
            at: node.tree.app.now, completions: node.tree.app.transaction.completions)
    }

    /// The motion of a node that layout has just moved; nil where it is to jump.
    static func start(
        for node: RenderNode, from start: CGPoint, replacing old: PositionMotion?
    ) -> PositionMotion? {
        let tree = node.tree
        if let old {
            // A layout that an animation tick caused leads the node on without a new animation.
            guard let animation = tree.isTicking ? nil : node.transaction.animation else {
                if tree.isTicking {
                    old.follow(node.origin)
                    return old
                }
                old.cancel()
                return nil
            }
            old.state.retarget(
                to: AnimatablePair(node.origin.x, node.origin.y), animation: animation,
                at: tree.app.now, completions: tree.app.transaction.completions)
            tree.animations.add(old)
            return old
        }
        guard !tree.isTicking, tree.mayAnimatePositions,
            let animation = node.transaction.animation, start != node.origin
        else { return nil }
        let new = PositionMotion(node, from: start, animation)
        tree.animations.add(new)
        tree.whenDirty()
        return new
    }

    private func follow(_ position: CGPoint) {
        state.finish()
        shown = position
    }

    func advance(to now: Double) -> Bool {
        let value = state.value(at: now)
        shown = CGPoint(x: value.first, y: value.second)
        for action in state.takeDueActions() { tree.app.actions.add(.task, action) }
        if state.isFinished { node?.endMotion() }
        node?.shownOriginChanged()
        return !state.isFinished
    }

    func cancel() {
        state.finish()
        for action in state.takeDueActions() { tree.app.actions.add(.task, action) }
        tree.animations.remove(self)
    }
}
