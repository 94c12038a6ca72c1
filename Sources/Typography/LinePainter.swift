import CPango
import Foundation

/// Paints lines into a Cairo context whose unit is a device pixel.
struct LinePainter {
    let cairo: OpaquePointer
    let atlas: GlyphAtlas
    /// Whether pixels of the context are those of the target; otherwise it is turned or stretched.
    let isAligned: Bool
    let clip: PixelBox
    let colors: (Int) -> InkColor

    /// Larger glyphs are Cairo's: a quarter of a pixel does not show, and pictures grow large.
    private static let largestMaskedFont = 120.0

    /// Backgrounds, underlines, glyphs and lines through them, in this order.
    func paint(_ handle: Typesetting.Handle, top: CGFloat, bottom: CGFloat) {
        let runs = LineRuns(handle.line).map { ($0, RunInk($0.item.pointee.analysis)) }
        for (run, ink) in runs {
            guard let background = ink.background else { continue }
            fill(run, handle, top: top, height: bottom - top, color: background)
        }
        for (run, ink) in runs {
            guard let underline = ink.underline else { continue }
            let size = emSize(run)
            let rise = CGFloat(run.rise) / CGFloat(PANGO_SCALE)
            fill(
                run, handle, top: (handle.baseline - rise + max(size * 0.1, 1)).rounded(),
                height: max((size * 0.07).rounded(), 1), color: underline)
        }
        paintGlyphs(runs, handle)
        for (run, ink) in runs {
            guard let color = ink.strikethrough else { continue }
            let size = emSize(run)
            let thickness = max((size * 0.07).rounded(), 1)
            let rise = CGFloat(run.rise) / CGFloat(PANGO_SCALE)
            fill(
                run, handle,
                top: (handle.baseline - rise - size * 0.27 - thickness / 2).rounded(),
                height: thickness, color: color)
        }
    }

    // MARK: Glyphs

    private func paintGlyphs(_ runs: [(LineRuns.Run, RunInk)], _ handle: Typesetting.Handle) {
        var stamps: [GlyphAtlas.Stamp] = []
        var color: Int?
        for (run, ink) in runs {
            if let color, color != ink.color {
                flush(&stamps, color: color)
            }
            color = ink.color
            stamps += paintOrStamp(run, handle, color: ink.color)
        }
        if let color { flush(&stamps, color: color) }
    }

    private func flush(_ stamps: inout [GlyphAtlas.Stamp], color: Int) {
        guard !stamps.isEmpty else { return }
        setSource(color)
        atlas.withMask(of: stamps, clip: clip) { surface, box in
            cairo_mask_surface(cairo, surface, Double(box.left), Double(box.top))
        }
        stamps.removeAll()
    }

    /// The stamps of a run; none where Cairo has drawn it: colour glyphs, large ones, characters no
    /// font has, and all where the context is turned or stretched.
    private func paintOrStamp(
        _ run: LineRuns.Run, _ handle: Typesetting.Handle, color: Int
    ) -> [GlyphAtlas.Stamp] {
        guard let font = run.item.pointee.analysis.font else { return [] }
        var glyphs: [CairoGlyph] = []
        var isColored = false
        var x = Double(handle.left) + Double(run.x) / Double(PANGO_SCALE)
        let y = Double(handle.baseline) - Double(run.rise) / Double(PANGO_SCALE)
        let start = x
        for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
            let info = run.glyphs.pointee.glyphs[index]
            if info.glyph & .unknownFlag != 0 {
                paintWithPango(run, font, x: start, y: y, color: color)
                return []
            }
            if info.glyph != .empty {
                isColored = isColored || info.attr.is_color != 0
                glyphs.append(
                    CairoGlyph(
                        index: UInt(info.glyph),
                        x: x + Double(info.geometry.x_offset) / Double(PANGO_SCALE),
                        y: y + Double(info.geometry.y_offset) / Double(PANGO_SCALE)))
            }
            x += Double(info.geometry.width) / Double(PANGO_SCALE)
        }
        guard !glyphs.isEmpty else { return [] }
        if isAligned, !isColored, Double(emSize(run)) <= Self.largestMaskedFont {
            return atlas.stamps(glyphs, of: font)
        }
        paintWithCairo(glyphs, font, color: color, isColored: isColored)
        return []
    }

    private func paintWithCairo(
        _ glyphs: [CairoGlyph], _ font: UnsafeMutablePointer<PangoFont>, color: Int,
        isColored: Bool
    ) {
        cairo_set_scaled_font(cairo, pango_cairo_font_get_scaled_font(OpaquePointer(font)))
        setSource(color)
        // Pictures know no alpha of the source: they fade as a group.
        let alpha = colors(color).alpha
        let isFaded = isColored && alpha < 1
        if isFaded { cairo_push_group(cairo) }
        cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        if isFaded {
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, alpha)
        }
    }

    private func paintWithPango(
        _ run: LineRuns.Run, _ font: UnsafeMutablePointer<PangoFont>, x: Double, y: Double,
        color: Int
    ) {
        setSource(color)
        cairo_move_to(cairo, x.rounded(), y.rounded())
        pango_cairo_show_glyph_string(cairo, font, run.glyphs)
        cairo_new_path(cairo)
    }

    // MARK: Rectangles

    /// A bar along a run, its ends on whole pixels.
    private func fill(
        _ run: LineRuns.Run, _ handle: Typesetting.Handle, top: CGFloat, height: CGFloat,
        color: Int
    ) {
        let units = CGFloat(PANGO_SCALE)
        let left = (CGFloat(run.x) / units + handle.left).rounded()
        let right = (CGFloat(run.x + run.width) / units + handle.left).rounded()
        setSource(color)
        cairo_rectangle(
            cairo, Double(left), Double(top), Double(right - left), Double(height))
        cairo_fill(cairo)
    }

    private func setSource(_ index: Int) {
        let color = colors(index)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    /// Pixels.
    private func emSize(_ run: LineRuns.Run) -> CGFloat {
        guard let font = run.item.pointee.analysis.font else { return 0 }
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(
            pango_cairo_font_get_scaled_font(OpaquePointer(font)), &matrix)
        return CGFloat(matrix.yy)
    }
}
