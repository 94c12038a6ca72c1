import Geometry

/// The row that an animation scrolls to. It stays in the tree until the animation ends.
struct ScrollGoal {
    let pin: RowPin
    private(set) weak var render: RenderNode?
    let anchor: UnitPoint?
}
