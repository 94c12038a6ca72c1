extension ViewTree {
    /// Whether something moves, so that another frame is due soon.
    package var isAnimating: Bool { !animations.isEmpty }

    /// Moves every running animation to the frame clock's time.
    package func advanceAnimations() {
        repaints.run(app.now)
        for animation in animations.all() where !animation.advance(to: app.now) {
            animations.remove(animation)
        }
    }
}
