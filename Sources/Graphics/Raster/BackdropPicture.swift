import CPixman
import Drawing
import Foundation
import Geometry

/// The pixels behind a shape, reduced, blurred and tinted.
///
/// A blur needs no more detail than its radius, so it works on cells of several pixels, which are
/// enlarged again when they are painted.
struct BackdropPicture {
    /// The blurred cells. Painted, they fill the rectangle that was captured.
    let cells: PixelSurface
    /// How many pixels wide and high a cell is.
    let side: Int

    /// Captures what a canvas shows in a rectangle, or takes the cached picture of the same pixels;
    /// `nil` if memory falls short.
    init?(
        _ paint: BackdropPaint, behind rect: PixelRect, of canvas: Canvas,
        under transform: CGAffineTransform, _ cache: SurfaceCache
    ) {
        let deviation = transform.pixelDeviation(ofBlur: paint.radius)
        let side = Self.side(for: min(deviation.x, deviation.y))
        self.side = side
        guard let small = canvas.copy(of: rect).flatMap({ PixelCells.reduced($0, by: side) })
        else { return nil }
        let scaled = (x: deviation.x / CGFloat(side), y: deviation.y / CGFloat(side))
        let cells = cache.backdrops.picture(of: small, in: rect, paint, deviation: scaled) {
            cache.pixelsBlurred += small.width * small.height
            return Self.finished(small, BoxBlur(scaled), reach: scaled, paint)
        }
        guard let cells else { return nil }
        self.cells = cells
    }

    /// A blur by fewer than two cells would show them.
    private static func side(for deviation: CGFloat) -> Int {
        switch deviation {
        case 20...: 8
        case 8...: 4
        case 4...: 2
        default: 1
        }
    }

    private static func finished(
        _ cells: PixelSurface, _ blur: BoxBlur, reach: (x: CGFloat, y: CGFloat),
        _ paint: BackdropPaint
    ) -> PixelSurface? {
        let (dx, dy) = (Int(saturating: reach.x * 3) + 1, Int(saturating: reach.y * 3) + 1)
        var result = cells
        if !blur.isIdentity {
            guard let padded = PixelCells.extended(cells, dx: dx, dy: dy) else { return nil }
            blur.apply(
                to: padded, coverageOnly: false, rows: 0..<padded.height,
                columns: dx..<dx + cells.width)
            guard let middle = PixelCells.cropped(padded, dx: dx, dy: dy) else { return nil }
            result = middle
        }
        if paint.saturation != 1 {
            PixelAdjustment(.saturation(paint.saturation)).apply(to: result)
        }
        if paint.tint.opacity > 0 {
            let tint = PixelImage(paint.tint)
            pixman_image_composite32(
                PIXMAN_OP_OVER, tint.pixman, nil, result.image.pixman, 0, 0, 0, 0, 0, 0,
                Int32(result.width), Int32(result.height))
        }
        if paint.opacity < 1 {
            let part = PixelImage(ResolvedColor.black.multiplyingOpacity(by: paint.opacity))
            pixman_image_composite32(
                PIXMAN_OP_IN_REVERSE, part.pixman, nil, result.image.pixman, 0, 0, 0, 0, 0, 0,
                Int32(result.width), Int32(result.height))
        }
        result.markChanged()
        return result
    }

    /// Calls the body with the cells enlarged to pixels.
    func withImage(_ body: (borrowing PixelImage) -> Void) {
        let image = PixelImage(
            cells.bytes, width: cells.width, height: cells.height, bytesPerRow: cells.bytesPerRow,
            format: .color)
        var matrix = pixman_transform_t()
        let part = pixman_fixed_t(65536 / side)
        pixman_transform_init_scale(&matrix, part, part)
        pixman_image_set_transform(image.pixman, &matrix)
        pixman_image_set_filter(image.pixman, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(image.pixman, PIXMAN_REPEAT_PAD)
        body(image)
    }
}
