import Drawing
import Foundation
import Geometry

/// The stroke of a rectangle whose edges all lie on whole pixels, as four boxes.
struct PixelAlignedStroke {
    let sides: [PixelRect]

    /// Nil if the stroke is dashed, has other than square corners, or has edges between pixels.
    init?(_ rect: CGRect, _ stroke: StrokeDescription, under transform: CGAffineTransform) {
        let half = stroke.lineWidth / 2
        guard stroke.dash.isEmpty, stroke.lineJoin == .miter, stroke.miterLimit >= 1.4143,
            rect.width > stroke.lineWidth, rect.height > stroke.lineWidth,
            let outer = PixelRect(
                exactly: rect.insetBy(dx: -half, dy: -half).applying(transform)),
            let inner = PixelRect(exactly: rect.insetBy(dx: half, dy: half).applying(transform))
        else { return nil }
        sides = outer.subtracting(inner)
    }
}

extension PixelRect {
    /// Nil unless all edges of the rectangle lie on whole pixels.
    init?(exactly rect: CGRect) {
        guard let minX = CoveredSpan.wholePixel(rect.minX),
            let minY = CoveredSpan.wholePixel(rect.minY),
            let maxX = CoveredSpan.wholePixel(rect.maxX),
            let maxY = CoveredSpan.wholePixel(rect.maxY)
        else { return nil }
        self.init(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }
}
