extension ViewTree {
    /// Whether an animation is running, so that another frame is due soon.
    package var isAnimating: Bool { !animations.isEmpty }
}
