import Drawing
import Foundation
import Geometry

/// A large rounded rectangle whose edges lie on whole pixels, or its stroke, as boxes and four
/// corners.
///
/// The corners are cut from a model, the smallest rectangle with the same corners, so that one mask
/// serves rectangles of all sizes. Between the corners, every pixel is covered fully or not at all.
///
///     ╭──┬────────┬──╮
///     ├──┘        └──┤
///     │              │
///     ├──┐        ┌──┤
///     ╰──┴────────┴──╯
struct NineSlice {
    struct Corner {
        /// The pixels of the corner.
        var rect: PixelRect
        /// The position of the model's origin.
        var modelX: Int
        var modelY: Int
    }

    let boxes: [PixelRect]
    let corners: [Corner]
    let model: DisplayShape
    let stroke: StrokeDescription?

    /// Nil for other shapes, for small ones, and for edges between pixels.
    init?(_ shape: DisplayShape, _ stroke: StrokeDescription?, under transform: CGAffineTransform) {
        guard case .roundedRect(let rect, let radii) = shape, transform.a == transform.d,
            stroke?.dash.isEmpty ?? true
        else { return nil }
        let scale = transform.a
        let half = (stroke?.lineWidth ?? 0) / 2
        guard
            let outer = PixelRect(
                exactly: rect.insetBy(dx: -half, dy: -half).applying(transform)),
            outer.area >= Self.smallestArea
        else { return nil }
        let fitted = radii.fitted(to: rect.size)
        let reach = fitted.style == .continuous ? fitted.largest * 1.53 : fitted.largest
        let side = Int(saturating: ((max(reach, half) + half) * scale).rounded(.up)) + 1
        guard outer.width >= 2 * side + 2, outer.height >= 2 * side + 2 else { return nil }
        if stroke != nil {
            guard
                let inner = PixelRect(
                    exactly: rect.insetBy(dx: half, dy: half).applying(transform)),
                inner.width > 0, inner.height > 0
            else { return nil }
            boxes = Self.frame(outer, inner, side)
        } else {
            boxes = Self.cross(outer, side)
        }
        let modelSide = 2 * side + 2
        let inset = half * scale
        let modelSize = (CGFloat(modelSide) - 2 * inset) / scale
        model = .roundedRect(
            CGRect(x: half, y: half, width: modelSize, height: modelSize), fitted)
        self.stroke = stroke
        corners = [
            (outer.minX, outer.minY, outer.minX, outer.minY),
            (outer.maxX - side, outer.minY, outer.maxX - modelSide, outer.minY),
            (outer.minX, outer.maxY - side, outer.minX, outer.maxY - modelSide),
            (outer.maxX - side, outer.maxY - side, outer.maxX - modelSide, outer.maxY - modelSide),
        ].map { x, y, modelX, modelY in
            Corner(
                rect: PixelRect(x: x, y: y, width: side, height: side), modelX: modelX,
                modelY: modelY)
        }
    }

    /// In pixels; a smaller shape has a mask of its own.
    private static let smallestArea = 4096

    private static func cross(_ outer: PixelRect, _ side: Int) -> [PixelRect] {
        [
            PixelRect(
                minX: outer.minX + side, minY: outer.minY, maxX: outer.maxX - side,
                maxY: outer.minY + side),
            PixelRect(
                minX: outer.minX, minY: outer.minY + side, maxX: outer.maxX,
                maxY: outer.maxY - side),
            PixelRect(
                minX: outer.minX + side, minY: outer.maxY - side, maxX: outer.maxX - side,
                maxY: outer.maxY),
        ]
    }

    private static func frame(_ outer: PixelRect, _ inner: PixelRect, _ side: Int) -> [PixelRect] {
        let (left, right) = (outer.minX + side, outer.maxX - side)
        let (top, bottom) = (outer.minY + side, outer.maxY - side)
        return [
            PixelRect(minX: left, minY: outer.minY, maxX: right, maxY: inner.minY),
            PixelRect(minX: left, minY: inner.maxY, maxX: right, maxY: outer.maxY),
            PixelRect(minX: outer.minX, minY: top, maxX: inner.minX, maxY: bottom),
            PixelRect(minX: inner.maxX, minY: top, maxX: outer.maxX, maxY: bottom),
        ]
    }
}
