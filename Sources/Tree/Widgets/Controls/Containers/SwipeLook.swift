import Foundation

/// How much of a row's actions is shown.
struct SwipeLook: Equatable {
    /// The width that they take, in points.
    var revealed: CGFloat = 0
    /// Whether a release would perform the first action, which fills the width.
    var isFull = false
    /// Whether they are made, as they stay while the row moves back.
    var isShown = false
}
