import Drawing
import Foundation
import Typography

/// What a cached surface shows. Surfaces with equal keys have the same pixels.
struct SurfaceKey: Hashable {
    enum Content: Hashable {
        case coverage(DisplayShape, StrokeDescription?)
        case painted(DisplayShape, StrokeDescription?, Paint)
        case text(ShapedText, [ResolvedColor])
        case image(ImagePlacement)
        /// A group, or only its coverage, blurred by a deviation in pixels. The key retains the
        /// group.
        case blurred(GroupAppearance, x: CGFloat, y: CGFloat, coverageOnly: Bool)
    }

    var content: Content
    var placement: SurfacePlacement.Key
    /// Column and row of the tile; both 0 if the drawing is not tiled.
    var tileX = 0
    var tileY = 0
}
