import CPango
import Foundation
import Geometry

/// A colour to draw with, from 0 to 1, not premultiplied.
package typealias InkColor = (red: Double, green: Double, blue: Double, alpha: Double)

extension ShapedText {
    /// Draws into a `cairo_t` with the text's top left corner at an origin in its units.
    ///
    /// If a unit is `scale` device pixels and nothing is rotated, the origin is rounded to whole
    /// pixels, so that the text has the same pixels everywhere, whatever the clip is. A context that
    /// has no pixels is given the glyphs themselves.
    package func draw(
        in cairo: OpaquePointer, at origin: CGPoint, hasPixels: Bool = true,
        colors: (Int) -> InkColor
    ) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        let isAligned = hasPixels && moveToPixels(cairo, origin)
        if !hasPixels { move(cairo, to: origin) }
        let clip = Self.clip(of: cairo)
        // Glyphs may extend beyond their line, but in no script by more than its height.
        let above = CGFloat(clip.top) / scale
        let below = CGFloat(clip.bottom) / scale
        withoutActuallyEscaping(colors) { colors in
            let painter = LinePainter(
                cairo: cairo, atlas: atlas, isAligned: isAligned, clip: clip, colors: colors)
            for (line, handle) in zip(lines, handles) {
                if line.rect.maxY + line.rect.height < above { continue }
                if line.rect.minY - line.rect.height > below { break }
                painter.paint(
                    handle, top: (line.rect.minY * scale).rounded(),
                    bottom: (line.rect.maxY * scale).rounded())
            }
        }
    }

    /// The number of visible glyphs.
    var glyphCount: Int {
        handles.reduce(0) { count, handle in
            count
                + handle.runs.reduce(0) { count, run in
                    count
                        + (0..<Int(run.glyphs.pointee.num_glyphs)).count {
                            run.glyphs.pointee.glyphs[$0].glyph != PangoGlyph.empty
                        }
                }
        }
    }

    /// Makes a unit one device pixel, with the origin at 0; false where that is not possible.
    private func moveToPixels(_ cairo: OpaquePointer, _ origin: CGPoint) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let scale = Double(scale)
        let isAligned =
            abs(matrix.xx - scale) < 1e-6 && abs(matrix.yy - scale) < 1e-6
            && abs(matrix.xy) < 1e-6 && abs(matrix.yx) < 1e-6
        guard isAligned else {
            move(cairo, to: origin)
            return false
        }
        matrix.x0 = (matrix.x0 + Double(origin.x) * scale).nearestWhole
        matrix.y0 = (matrix.y0 + Double(origin.y) * scale).nearestWhole
        matrix.xx = 1
        matrix.yy = 1
        matrix.xy = 0
        matrix.yx = 0
        cairo_set_matrix(cairo, &matrix)
        return true
    }

    /// Makes a unit that of the shaped text, with the origin at 0.
    private func move(_ cairo: OpaquePointer, to origin: CGPoint) {
        cairo_translate(cairo, Double(origin.x), Double(origin.y))
        cairo_scale(cairo, 1 / scale, 1 / scale)
    }

    private static func clip(of cairo: OpaquePointer) -> PixelBox {
        var x1 = 0.0
        var y1 = 0.0
        var x2 = 0.0
        var y2 = 0.0
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return PixelBox(
            left: Int(saturating: x1.rounded(.down)), top: Int(saturating: y1.rounded(.down)),
            right: Int(saturating: x2.rounded(.up)), bottom: Int(saturating: y2.rounded(.up)))
    }
}

extension PangoGlyph {
    /// An invisible glyph.
    static let empty: PangoGlyph = 0x0FFF_FFFF
    /// A flag of glyphs for characters that no font has.
    static let unknownFlag: PangoGlyph = 0x1000_0000
}
