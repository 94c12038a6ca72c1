/// Moves everything that is animated in one window to the frame clock's time, and lays it out.
@MainActor
package enum AnimationPass {
    package static func run(_ tree: ViewTree) {
        let now = tree.app.now
        let isRepaintDue = tree.repaints.next.map { $0 <= now } ?? false
        guard tree.isAnimating || isRepaintDue else { return }
        tree.isTicking = true
        RepaintPass.run(tree)
        for animation in tree.animations.all() where !animation.advance(to: now) {
            tree.animations.remove(animation)
        }
        LayoutPass.run(tree)
        tree.followMatchedGeometry()
        tree.isTicking = false
    }
}
