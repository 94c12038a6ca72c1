import CPango
import Foundation

/// The visible glyphs of a run, with positions in device pixels.
struct RunGlyphs {
    let font: UnsafeMutablePointer<PangoFont>
    private(set) var glyphs: [CairoGlyph] = []
    /// Whether the font has colour glyphs.
    private(set) var isColored = false
    /// Whether some represent characters that no font has.
    private(set) var isUnknown = false
    let isOutlined: Bool
    let start: CGPoint

    /// Cairo draws larger glyphs: subpixel positions are not visible in them, and their bitmaps
    /// would be large.
    private static let largestMaskedFont = 120.0

    /// Nil if the run has no font.
    init?(_ run: LineRuns.Run, _ ink: RunInk, _ handle: Typesetting.Handle) {
        guard let font = run.item.pointee.analysis.font else { return nil }
        self.font = font
        isOutlined = ink.isOutlined
        let units = Double(PANGO_SCALE)
        var x = Double(handle.left) + Double(run.x) / units
        let y = Double(handle.baseline) - Double(run.rise) / units
        start = CGPoint(x: x, y: y)
        for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
            let info = run.glyphs.pointee.glyphs[index]
            isUnknown = isUnknown || info.glyph & .unknownFlag != 0
            if info.glyph != .empty {
                isColored = isColored || info.attr.is_color != 0
                glyphs.append(
                    CairoGlyph(
                        index: UInt(info.glyph), x: x + Double(info.geometry.x_offset) / units,
                        y: y + Double(info.geometry.y_offset) / units))
            }
            x += Double(info.geometry.width) / units
        }
    }

    /// Whether an atlas can draw them, in a context that is neither scaled nor rotated.
    var areStamped: Bool {
        !isColored && !isUnknown && Double(font.emSize) <= Self.largestMaskedFont
    }
}

extension UnsafeMutablePointer<PangoFont> {
    /// Pixels.
    var emSize: CGFloat {
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(
            pango_cairo_font_get_scaled_font(OpaquePointer(self)), &matrix)
        return CGFloat(matrix.yy)
    }

    /// The width of the lines in the font of icons, of which 24 units make an em.
    var iconLineWidth: CGFloat { emSize / 12 }
}

extension OpaquePointer {
    /// Fills the path of this Cairo context within a distance of its edges, and so leaves lines of
    /// that width as they are.
    func fillEdges(width: CGFloat) {
        cairo_clip_preserve(self)
        cairo_set_line_width(self, 2 * Double(width))
        cairo_stroke(self)
    }
}
