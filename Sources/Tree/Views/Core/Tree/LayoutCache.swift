import Geometry
import Layouts

/// What a render node has answered to its container since its layout last changed.
struct LayoutCache {
    var sizes = SizeCache()
    var spacing: ViewSpacing?
    var alignmentKeys: AlignmentKeySet?
    /// Whether the container has read a value that is not cached: an alignment guide's position or
    /// a layout value.
    var servedUncachedValues = false
}

/// Whether a node's cached layout is valid.
enum LayoutState {
    /// The cached values are valid.
    case clean
    /// The cached values are valid if those of all dirty children turn out to be unchanged.
    case childrenDirty
    /// The node itself has changed, or a value of a child that its own values depend on.
    case dirty
}
