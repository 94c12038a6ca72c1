import Drawing
import Foundation
import Typography

/// What a cached surface shows; two equal keys make the same pixels.
struct SurfaceKey: Hashable {
    enum Content: Hashable {
        case coverage(DisplayShape, StrokeDescription?)
        case painted(DisplayShape, StrokeDescription?, Paint)
        case text(ShapedText, [ResolvedColor])
        case image(ImagePlacement)
        /// A group blurred by a deviation in pixels, its colours or only its coverage; the key
        /// keeps it alive.
        case blurred(GroupLook, x: CGFloat, y: CGFloat, coverageOnly: Bool)
    }

    var content: Content
    var placement: SurfacePlacement.Key
    /// Column and row, both 0 where the drawing is not cut.
    var tileX = 0
    var tileY = 0
}
