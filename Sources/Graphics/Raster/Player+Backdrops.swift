import Drawing
import Foundation
import Geometry

extension Player {
    /// Fills a shape with what lies behind it, blurred.
    func drawBackdrop(
        _ paint: BackdropPaint, through shape: DisplayShape, _ stroke: StrokeDescription?,
        _ cover: PixelRect, under transform: CGAffineTransform
    ) {
        guard paint.opacity > 0 else { return }
        let region = cover.intersection(canvas.clip)
        guard !region.isEmpty else { return }
        guard canvas.knowsBackdrop,
            let picture = BackdropPicture(
                paint, behind: region, of: canvas, under: transform, cache)
        else {
            return draw(
                shape, stroke: stroke, .color(paint.plainColor), cover, under: transform,
                opacity: 1)
        }
        canvas.clipped(to: region) {
            picture.withImage { image in
                if stroke == nil, transform.isUpright, case .rect(let rect) = shape,
                    PixelRect(exactly: rect.applying(transform)) != nil
                {
                    return canvas.paint(image, in: region)
                }
                forEachCoverage(shape, stroke, under: transform) { mask, x, y in
                    canvas.paint(image, in: region, through: mask, maskX: x, maskY: y)
                }
            }
        }
    }
}
