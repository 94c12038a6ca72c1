import CCairo
import Drawing
import Foundation
import Geometry

extension Player {
    func draw(
        _ shape: DisplayShape, stroke: StrokeDescription?, _ paint: Paint, _ cover: PixelRect,
        under transform: CGAffineTransform, opacity: Double
    ) {
        if case .backdrop(let backdrop) = paint {
            return drawBackdrop(
                backdrop.multiplyingOpacity(by: opacity), through: shape, stroke, cover,
                under: transform)
        }
        guard case .color(let opaque) = paint else {
            return canvas.clipped(to: cover) {
                drawPainted(shape, stroke, paint, under: transform, opacity: opacity)
            }
        }
        let color = opaque.multiplyingOpacity(by: opacity)
        guard color.opacity > 0 else { return }
        if transform.isUpright {
            if case .rect(let rect) = shape {
                if let stroke, let frame = PixelAlignedStroke(rect, stroke, under: transform) {
                    for box in frame.sides { canvas.fill(box, with: color) }
                    return
                }
                if stroke == nil { return fillBox(rect.applying(transform), with: color) }
            }
            if let parts = NineSlice(shape, stroke, under: transform) {
                return draw(parts, with: color, under: transform)
            }
        }
        canvas.clipped(to: cover) {
            forEachCoverage(shape, stroke, under: transform) { mask, x, y in
                canvas.fill(through: mask, x: x, y: y, with: color)
            }
        }
    }

    /// Calls the body with each surface of a shape's coverage that intersects the clip, and the
    /// pixel of its corner.
    func forEachCoverage(
        _ shape: DisplayShape, _ stroke: StrokeDescription?, under transform: CGAffineTransform,
        _ body: (PixelSurface, _ x: Int, _ y: Int) -> Void
    ) {
        // Shapes of one form and size share a mask wherever they are. Paths are moved by whole points,
        // which rounds none of theirs.
        var origin = CGPoint.zero
        switch shape {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): origin = rect.origin
        case .path(let path, _):
            let corner = path.firstPoint
            if abs(corner.x) < 0x1p20, abs(corner.y) < 0x1p20 {
                origin = CGPoint(x: corner.x.rounded(.down), y: corner.y.rounded(.down))
            }
        }
        let local = origin == .zero ? shape : shape.offsetBy(dx: -origin.x, dy: -origin.y)
        let bounds = stroke.map { local.strokeBounds($0) } ?? local.bounds
        forEachSurface(
            of: .coverage(local, stroke), bounds: bounds, format: .coverage,
            at: SurfacePlacement(origin, under: transform),
            draw: { cairo, transform in
                cairo_set_source_rgba(cairo, 1, 1, 1, 1)
                CairoPath.draw(local, stroke, in: cairo, under: transform)
            }, body)
    }

    private func drawPainted(
        _ shape: DisplayShape, _ stroke: StrokeDescription?, _ paint: Paint,
        under transform: CGAffineTransform, opacity: Double
    ) {
        let bounds = stroke.map { shape.strokeBounds($0) } ?? shape.bounds
        forEachSurface(
            of: .painted(shape, stroke, paint), bounds: bounds, format: .color,
            at: SurfacePlacement(.zero, under: transform),
            draw: { cairo, transform in
                let source = PaintSource(paint)
                source.withPattern(for: cairo, under: transform) {
                    CairoPath.draw(shape, stroke, in: cairo, under: transform)
                }
            },
            { surface, x, y in canvas.paint(surface, x: x, y: y, opacity: opacity) })
    }

    /// Fills a box in device pixels, with partial coverage at its edges.
    private func fillBox(_ box: CGRect, with color: ResolvedColor) {
        for row in CoveredSpan.spans(from: box.minY, to: box.maxY) {
            for column in CoveredSpan.spans(from: box.minX, to: box.maxX) {
                canvas.fill(
                    PixelRect(
                        minX: column.start, minY: row.start, maxX: column.end, maxY: row.end),
                    with: color.multiplyingOpacity(by: column.coverage * row.coverage))
            }
        }
    }

    private func draw(
        _ parts: NineSlice, with color: ResolvedColor, under transform: CGAffineTransform
    ) {
        for box in parts.boxes { canvas.fill(box, with: color) }
        for corner in parts.corners where corner.rect.intersects(canvas.clip) {
            canvas.clipped(to: corner.rect) {
                var moved = transform
                moved.tx = CGFloat(corner.modelX)
                moved.ty = CGFloat(corner.modelY)
                forEachCoverage(parts.model, parts.stroke, under: moved) { mask, x, y in
                    canvas.fill(through: mask, x: x, y: y, with: color)
                }
            }
        }
    }
}
