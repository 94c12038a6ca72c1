import Geometry
import Layouts

/// What a render node has told those who lay it out, since its answers were last forgotten.
struct LayoutAnswers {
    var sizes = SizeCache()
    var spacing: ViewSpacing?
    var alignmentKeys: AlignmentKeySet?
    /// Whether it was asked for what is not kept: where a guide lies, or a layout value.
    var includesOthers = false
}

/// Whether a node's answers still hold.
enum LayoutDoubt {
    case none
    /// They do if those of some children do.
    case inside
    /// The node itself has changed, or an answer it was made from.
    case changed
}
