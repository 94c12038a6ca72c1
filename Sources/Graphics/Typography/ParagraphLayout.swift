import CPango
import Foundation

/// The lines of one paragraph; immutable.
final class ParagraphLayout {
    /// The bytes of the text that it shows. The layout may also contain an ellipsis.
    let range: Range<Int>
    private let plain: Plain?
    private var known: LaidOut?

    /// Pango's layout and its lines, which are valid as long as the layout.
    struct LaidOut {
        let layout: OpaquePointer
        let lines: [UnsafeMutablePointer<PangoLayoutLine>]

        init(_ layout: OpaquePointer) {
            self.layout = layout
            var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
            var node = pango_layout_get_lines_readonly(layout)
            while let current = node {
                lines.append(current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self))
                node = current.pointee.next
            }
            self.lines = lines
        }
    }

    /// A line that was shaped without a layout, and what is needed to create the layout later.
    struct Plain {
        let run: LineRuns.Run
        /// Owns the fonts of the run.
        let font: PlainFont
        let face: FontFace
        let book: FontBook
        let text: String
    }

    /// Takes ownership of a layout with text, width and attributes.
    init(_ layout: OpaquePointer, range: Range<Int>) {
        self.range = range
        plain = nil
        known = LaidOut(layout)
    }

    /// Takes ownership of the glyphs.
    init(_ plain: Plain) {
        range = 0..<plain.run.length
        self.plain = plain
    }

    deinit {
        if let known { g_object_unref(UnsafeMutableRawPointer(known.layout)) }
        if let plain { pango_glyph_string_free(plain.run.glyphs) }
    }

    /// The layout; that of a plain line is created on demand.
    var laidOut: LaidOut {
        if let known { return known }
        guard let plain, let layout = pango_layout_new(plain.book.context(.leftToRight)) else {
            fatalError("Pango made no layout")
        }
        pango_layout_set_font_description(layout, plain.face.description)
        pango_layout_set_text(layout, plain.text, Int32(plain.text.utf8.count))
        let made = LaidOut(layout)
        known = made
        return made
    }

    var layout: OpaquePointer { laidOut.layout }

    /// Whether there is a layout already.
    var isLaidOut: Bool { known != nil }

    var lineCount: Int { plain == nil ? laidOut.lines.count : 1 }

    var isEllipsized: Bool { plain == nil && pango_layout_is_ellipsized(layout) != 0 }

    func runs(ofLine index: Int) -> LineRuns {
        if let plain { return LineRuns(plain.run) }
        return LineRuns(laidOut.lines[index])
    }

    /// The bytes of the text that one of its lines shows.
    func range(ofLine index: Int) -> Range<Int> {
        guard plain == nil else { return range }
        let line = laidOut.lines[index].pointee
        let start = range.lowerBound + Int(line.start_index)
        let end = start + Int(line.length)
        return min(start, range.upperBound)..<min(end, range.upperBound)
    }

    // MARK: Extents

    /// Where a byte begins in a line that was shaped without a layout, from its left, in Pango's
    /// units; nil for another line.
    func plainX(ofByte byte: Int) -> Int? {
        guard let plain else { return nil }
        var units: Int32 = 0
        plain.text.withCString {
            pango_glyph_string_index_to_x(
                plain.run.glyphs, UnsafeMutablePointer(mutating: $0), Int32(plain.run.length),
                &plain.run.item.pointee.analysis, Int32(byte), 0, &units)
        }
        return Int(units)
    }

    /// Device pixels.
    func width(ofLine index: Int) -> CGFloat {
        let units = plain?.run.width ?? Int(logicalRect(ofLine: index).width)
        return CGFloat(units) / CGFloat(PANGO_SCALE)
    }

    /// In Pango's units, from the start of the line's baseline.
    func logicalRect(ofLine index: Int) -> PangoRectangle {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(laidOut.lines[index], nil, &logical)
        return logical
    }

    /// The bounds of the ink of a line's glyphs.
    func inkRect(ofLine index: Int) -> PangoRectangle {
        var ink = PangoRectangle()
        if let plain {
            pango_glyph_string_extents(
                plain.run.glyphs, plain.run.item.pointee.analysis.font, &ink, nil)
        } else {
            pango_layout_line_get_extents(laidOut.lines[index], &ink, nil)
        }
        return ink
    }
}
