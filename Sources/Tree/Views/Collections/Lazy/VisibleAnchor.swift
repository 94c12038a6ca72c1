import Foundation

/// What stays at its position on the screen while estimated lengths before it are corrected.
struct VisibleAnchor {
    var render: RenderNode?
    var source: (any RowSource)?
    var index = 0
    var isEnd = false
    let start: Double
    /// How far it has moved in the container.
    var shift = 0.0
}
