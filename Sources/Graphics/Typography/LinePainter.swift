import CPango
import Foundation

/// Paints lines into a Cairo context whose unit is a device pixel.
struct LinePainter {
    let cairo: OpaquePointer
    let atlas: GlyphAtlas
    /// Whether the context is neither scaled nor rotated.
    let isAligned: Bool
    let clip: PixelBox
    let colors: (Int) -> InkColor

    /// Paints backgrounds, underlines, glyphs and strikethrough lines, in this order.
    func paint(_ handle: Typesetting.Handle, top: CGFloat, bottom: CGFloat) {
        let runs = handle.runs.map { ($0, RunInk($0.item.pointee.analysis)) }
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
                flush(stamps, color: color)
                stamps.removeAll()
            }
            color = ink.color
            stamps += paintOrStamp(run, ink, handle)
        }
        if let color { flush(stamps, color: color) }
    }

    private func flush(_ stamps: [GlyphAtlas.Stamp], color: Int) {
        guard !stamps.isEmpty else { return }
        setSource(color)
        atlas.withCoverage(of: stamps, clip: clip) { bytes, box, bytesPerRow in
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height), Int32(bytesPerRow))
            cairo_mask_surface(cairo, surface, Double(box.left), Double(box.top))
            cairo_surface_destroy(surface)
        }
    }

    /// The stamps of a run. None if Cairo has drawn it: colour glyphs, large glyphs, missing glyphs,
    /// and all glyphs in a scaled or rotated context.
    private func paintOrStamp(
        _ run: LineRuns.Run, _ ink: RunInk, _ handle: Typesetting.Handle
    ) -> [GlyphAtlas.Stamp] {
        guard let glyphs = RunGlyphs(run, ink, handle) else { return [] }
        if glyphs.isUnknown {
            paintWithPango(run, glyphs.font, at: glyphs.start, color: ink.color)
        } else if isAligned, glyphs.areStamped {
            return atlas.stamps(glyphs)
        } else if !glyphs.glyphs.isEmpty {
            paintWithCairo(glyphs, color: ink.color)
        }
        return []
    }

    private func paintWithCairo(_ run: RunGlyphs, color: Int) {
        cairo_set_scaled_font(cairo, pango_cairo_font_get_scaled_font(OpaquePointer(run.font)))
        setSource(color)
        if run.isOutlined { return paintOutlines(run) }
        // Colour glyphs ignore the alpha of the source, so they are faded as a group.
        let alpha = colors(color).alpha
        let isFaded = run.isColored && alpha < 1
        if isFaded { cairo_push_group(cairo) }
        cairo_show_glyphs(cairo, run.glyphs, Int32(run.glyphs.count))
        if isFaded {
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, alpha)
        }
    }

    private func paintOutlines(_ run: RunGlyphs) {
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, run.glyphs, Int32(run.glyphs.count))
        cairo.fillEdges(width: run.font.iconLineWidth)
        cairo_restore(cairo)
    }

    private func paintWithPango(
        _ run: LineRuns.Run, _ font: UnsafeMutablePointer<PangoFont>, at start: CGPoint,
        color: Int
    ) {
        setSource(color)
        cairo_move_to(cairo, start.x.rounded(), start.y.rounded())
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
        run.item.pointee.analysis.font?.emSize ?? 0
    }
}
