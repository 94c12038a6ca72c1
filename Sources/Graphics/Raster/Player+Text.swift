import CCairo
import Drawing
import Foundation
import Geometry
import Typography

extension Player {
    /// Draws a text within its bounds and the pixels that cover them.
    ///
    /// A text that is only moved is drawn directly at a whole pixel. A scaled or rotated one is
    /// first drawn to a picture of its own.
    func draw(
        _ text: ShapedText, at origin: CGPoint, colors: [ResolvedColor], _ bounds: CGRect,
        _ cover: PixelRect, under transform: CGAffineTransform
    ) {
        guard text.isDrawnAsShaped(under: transform) else {
            return canvas.clipped(to: cover) {
                drawPicture(of: text, at: origin, colors, bounds, under: transform)
            }
        }
        let point = origin.applying(transform)
        guard abs(point.x) < 0x1p30, abs(point.y) < 0x1p30 else { return }
        let (x, y) = (Int(point.x.nearestWhole), Int(point.y.nearestWhole))
        if text.lines.count == 1, let ink = text.ink {
            let color = text.color(ink.colorIndex, of: colors)
            return ink.withCoverage(x: x, y: y, within: canvas.clip.intersection(cover)) {
                let mask = PixelImage(
                    $0, width: $1.width, height: $1.height, bytesPerRow: $2, format: .coverage)
                canvas.fill(through: mask, in: $1, with: color)
            }
        }
        canvas.clipped(to: cover) {
            canvas.draw { cairo in
                cairo_translate(cairo, Double(x), Double(y))
                cairo_scale(cairo, text.scale, text.scale)
                draw(text, colors, in: cairo)
            }
        }
    }

    private func drawPicture(
        of text: ShapedText, at origin: CGPoint, _ colors: [ResolvedColor], _ bounds: CGRect,
        under transform: CGAffineTransform
    ) {
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
        text.draw(in: cairo, at: .zero) { text.color($0, of: colors).inkColor }
    }
}

extension ResolvedColor {
    var inkColor: InkColor {
        (red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }
}
