import Foundation
import Geometry

/// Everything a window shows: a tree of display groups, back to front, in points.
package struct DisplayList {
    package let root: DisplayGroup
    package let size: CGSize
    /// Pixels per point.
    package let scale: CGFloat
    /// The opaque colour behind everything.
    package let background: ResolvedColor

    package init(
        root: DisplayGroup, size: CGSize, scale: CGFloat = 1, background: ResolvedColor = .white
    ) {
        self.root = root
        self.size = size
        self.scale = scale
        self.background = background
    }

    /// The whole window in device pixels.
    package var pixelBounds: PixelRect {
        PixelRect(
            x: 0, y: 0, width: Int(saturating: (size.width * scale).rounded(.up)),
            height: Int(saturating: (size.height * scale).rounded(.up)))
    }

    /// From points to device pixels.
    package var deviceTransform: CGAffineTransform {
        CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    }

    package var commandCount: Int { root.commandCount }
}
