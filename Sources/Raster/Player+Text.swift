import CCairo
import Drawing
import Foundation
import Geometry
import Typography

extension Player {
    /// Text as it was shaped goes straight to the canvas at a whole pixel; turned or stretched it
    /// is drawn whole first. The bounds are all it may touch.
    func draw(
        _ text: ShapedText, at origin: CGPoint, colors: [ResolvedColor], _ bounds: CGRect,
        under transform: CGAffineTransform
    ) {
        if text.isDrawnAsShaped(under: transform) {
            let point = origin.applying(transform)
            guard point.x.isFinite, point.y.isFinite else { return }
            cairo_save(canvas.cairo)
            cairo_translate(canvas.cairo, point.x.nearestWhole, point.y.nearestWhole)
            cairo_scale(canvas.cairo, text.scale, text.scale)
            draw(text, colors, in: canvas.cairo)
            cairo_restore(canvas.cairo)
            return
        }
        forEachSurface(
            of: .text(text, colors), bounds: bounds.offsetBy(dx: -origin.x, dy: -origin.y),
            format: .color, at: SurfacePlacement(origin, under: transform),
            draw: { cairo, transform in
                cairo_save(cairo)
                if CairoPath.setMatrix(transform, in: cairo) { draw(text, colors, in: cairo) }
                cairo_restore(cairo)
            },
            { surface, x, y in canvas.paint(surface, x: x, y: y) })
    }

    private func draw(_ text: ShapedText, _ colors: [ResolvedColor], in cairo: OpaquePointer) {
        text.draw(in: cairo, at: .zero) { index in
            let color = text.color(index, of: colors)
            return (
                red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
                alpha: Double(color.opacity)
            )
        }
    }
}
