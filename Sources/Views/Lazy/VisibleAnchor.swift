import Foundation

/// What stays where it is in the scroll view while lengths before it are corrected.
struct VisibleAnchor {
    var render: RenderNode?
    var source: (any RowSource)?
    var index = 0
    var isEnd = false
    let place: Double
    /// How far it has moved.
    var shift = 0.0
}
