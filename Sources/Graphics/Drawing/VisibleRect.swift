import Foundation
import Geometry

/// The rectangle, in a group's coordinates, in which drawing can reach the pixels of interest.
package struct VisibleRect {
    private var rect: CGRect

    /// The pixels, and the transform from the group's coordinates to them.
    package init(_ pixels: PixelRect, under transform: CGAffineTransform) {
        // Rounding to pixels and a group's margin reach less than two pixels further.
        let box = CGRect(
            x: CGFloat(pixels.minX) - 2, y: CGFloat(pixels.minY) - 2,
            width: CGFloat(pixels.width) + 4, height: CGFloat(pixels.height) + 4)
        let determinant = transform.a * transform.d - transform.b * transform.c
        if pixels.isEmpty {
            rect = .null
        } else if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
            rect = CGRect(
                x: (box.minX - transform.tx) / transform.a,
                y: (box.minY - transform.ty) / transform.d, width: box.width / transform.a,
                height: box.height / transform.d)
        } else if abs(determinant) > 1e-6 {
            rect = box.applying(transform.inverted())
        } else {
            rect = .infinite
        }
    }

    /// Returns the rectangle in coordinates whose origin is at a point of these.
    func relative(to origin: CGPoint) -> VisibleRect {
        var result = self
        // `.null` has infinite corners, which subtracting leaves infinite.
        result.rect.origin.x -= origin.x
        result.rect.origin.y -= origin.y
        return result
    }

    /// Whether drawing within the bounds may be visible.
    package func intersects(_ bounds: CGRect) -> Bool {
        bounds.origin.x < rect.origin.x + rect.size.width
            && rect.origin.x < bounds.origin.x + bounds.size.width
            && bounds.origin.y < rect.origin.y + rect.size.height
            && rect.origin.y < bounds.origin.y + bounds.size.height
    }
}
