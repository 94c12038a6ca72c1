import Foundation
import Geometry

/// The part of a coordinate space whose drawing may reach some pixels: quick to ask about.
package struct SeenPart {
    private var rect: CGRect

    /// The pixels, and a transform that leads to them.
    package init(_ pixels: PixelRect, under transform: CGAffineTransform) {
        // Drawing is rounded to pixels, a group's by an eighth more.
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

    /// The same part, for coordinates that begin at a point.
    func from(_ origin: CGPoint) -> SeenPart {
        var part = self
        // Infinite corners, as `.null` has, stay so.
        part.rect.origin.x -= origin.x
        part.rect.origin.y -= origin.y
        return part
    }

    /// Whether drawing within bounds may be seen.
    package func meets(_ bounds: CGRect) -> Bool {
        bounds.origin.x < rect.origin.x + rect.size.width
            && rect.origin.x < bounds.origin.x + bounds.size.width
            && bounds.origin.y < rect.origin.y + rect.size.height
            && rect.origin.y < bounds.origin.y + bounds.size.height
    }
}
