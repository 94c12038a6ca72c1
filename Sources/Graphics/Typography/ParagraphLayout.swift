import CPango
import Foundation

/// The lines of one paragraph; immutable, but that a line may be shaped late.
final class ParagraphLayout {
    /// The bytes of the text that it shows. The layout may also contain an ellipsis.
    let range: Range<Int>
    private var source: Source
    /// The fonts, with which the layout of plain text is created on demand.
    private let book: FontBook
    private var known: LaidOut?

    /// Where its lines come from.
    private enum Source {
        /// Pango's layout.
        case layout
        case line(Plain)
        case lines(PlainLines)
        case unshaped(Unshaped)
    }

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

    /// A line that was shaped without a layout.
    struct Plain {
        let run: LineRuns.Run
        /// Owns the fonts of the run.
        let font: PlainFont
        let face: FontFace
        let text: String
    }

    /// A line, plain or empty, that is shaped when its glyphs or positions in it are asked for.
    struct Unshaped {
        let face: FontFace
        /// The whole text.
        let text: String
        /// In Pango's units, by the widths of its characters alone.
        let width: Int
    }

    /// Takes ownership of a layout with text, width and attributes.
    init(_ layout: OpaquePointer, range: Range<Int>, _ book: FontBook) {
        self.range = range
        self.book = book
        source = .layout
        known = LaidOut(layout)
    }

    /// Takes ownership of the glyphs.
    init(_ plain: Plain, _ book: FontBook) {
        range = 0..<plain.run.length
        self.book = book
        source = .line(plain)
    }

    init(_ lines: PlainLines, _ book: FontBook) {
        range = lines.paragraph.range
        self.book = book
        source = .lines(lines)
    }

    init(_ line: Unshaped, range: Range<Int>, _ book: FontBook) {
        self.range = range
        self.book = book
        source = .unshaped(line)
    }

    deinit {
        if let known { g_object_unref(UnsafeMutableRawPointer(known.layout)) }
        if case .line(let plain) = source { pango_glyph_string_free(plain.run.glyphs) }
    }

    /// The layout; that of plain text is created on demand, as one line.
    private var laidOut: LaidOut {
        if let known { return known }
        guard let face, let layout = pango_layout_new(book.context(.leftToRight)) else {
            fatalError("Pango made no layout")
        }
        pango_layout_set_font_description(layout, face.description)
        withText { pango_layout_set_text(layout, $0, Int32(range.count)) }
        let made = LaidOut(layout)
        known = made
        return made
    }

    var layout: OpaquePointer { laidOut.layout }

    /// Whether there is a layout already.
    var isLaidOut: Bool { known != nil }

    var isPlain: Bool {
        if case .layout = source { false } else { true }
    }

    // MARK: Shaping late

    var isShaped: Bool {
        if case .unshaped = source { false } else { true }
    }

    func shape() {
        guard case .unshaped(let line) = source else { return }
        let shaped = withText { start -> Plain? in
            start.withMemoryRebound(to: UInt8.self, capacity: range.count) { start in
                let bytes = UnsafeBufferPointer(start: start, count: range.count)
                guard let hasLetters = PlainText.hasLetters(bytes), let font = line.face.plainFont
                else { return nil }
                return font.shape(bytes, hasLetters: hasLetters).map {
                    Plain(run: $0, font: font, face: line.face, text: line.text)
                }
            }
        }
        // An empty line has no glyphs.
        if shaped == nil { known = laidOut }
        source = shaped.map { .line($0) } ?? .layout
    }

    // MARK: Plain text

    /// That of plain text.
    private var face: FontFace? {
        switch source {
        case .layout: nil
        case .line(let plain): plain.face
        case .lines(let lines): lines.paragraph.face
        case .unshaped(let line): line.face
        }
    }

    /// Calls the body with the bytes of the paragraph, which do not end with a zero.
    private func withText<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        var text: String
        switch source {
        case .layout: return body(pango_layout_get_text(laidOut.layout))
        case .line(let plain): text = plain.text
        case .lines(let lines): text = lines.paragraph.text
        case .unshaped(let line): text = line.text
        }
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                // Plain text has a character, and an empty line has others around it.
                body(characters.baseAddress.unsafelyUnwrapped + range.lowerBound)
            }
        }
    }

    var lineCount: Int {
        switch source {
        case .layout: laidOut.lines.count
        case .line, .unshaped: 1
        case .lines(let lines): lines.lines.count
        }
    }

    var isEllipsized: Bool { !isPlain && pango_layout_is_ellipsized(layout) != 0 }

    func runs(ofLine index: Int) -> LineRuns {
        plainRun(ofLine: index).map { LineRuns($0) } ?? LineRuns(laidOut.lines[index])
    }

    /// That of a line of plain text.
    private func plainRun(ofLine index: Int) -> LineRuns.Run? {
        shape()
        return switch source {
        case .layout, .unshaped: nil
        case .line(let plain): plain.run
        case .lines(let lines): lines.lines[index].run
        }
    }

    /// The bytes of the text that one of its lines shows.
    func range(ofLine index: Int) -> Range<Int> {
        switch source {
        case .layout:
            let line = laidOut.lines[index].pointee
            let start = range.lowerBound + Int(line.start_index)
            let end = start + Int(line.length)
            return min(start, range.upperBound)..<min(end, range.upperBound)
        case .line, .unshaped: return range
        case .lines(let lines):
            let bytes = lines.lines[index].bytes
            return range.lowerBound + bytes.lowerBound..<range.lowerBound + bytes.upperBound
        }
    }

    // MARK: Positions

    /// Where a byte of the text begins in a line, from its left, in Pango's units.
    func x(ofByte byte: Int, inLine index: Int) -> Int {
        let within = byte - range.lowerBound
        guard let run = plainRun(ofLine: index) else {
            let laidOut = laidOut.lines[index]
            // Pango puts the end of every line on the right.
            if byte == range(ofLine: index).upperBound,
                pango_layout_line_get_resolved_direction(laidOut) == PANGO_DIRECTION_RTL
            {
                return 0
            }
            var units: Int32 = 0
            pango_layout_line_index_to_x(laidOut, Int32(within), 0, &units)
            return Int(units)
        }
        return withText { run.x(ofByte: within, in: $0) }
    }

    /// The byte of the text at a distance from the left of a line in Pango's units, and how many
    /// characters lie between it and the nearest caret.
    func byte(atX units: Int32, inLine index: Int) -> (byte: Int, characters: Int) {
        guard let run = plainRun(ofLine: index) else {
            var (position, trailing): (Int32, Int32) = (0, 0)
            pango_layout_line_x_to_index(laidOut.lines[index], units, &position, &trailing)
            return (range.lowerBound + Int(position), Int(trailing))
        }
        guard units > 0 else { return (range(ofLine: index).lowerBound, 0) }
        let (byte, isBehind) = withText { run.byte(atX: Int(units), in: $0) }
        return (range.lowerBound + byte, isBehind ? 1 : 0)
    }

    /// Where a run shows a part of the paragraph's bytes, from the left of the line in Pango's units.
    func span(of bytes: Range<Int>, in run: LineRuns.Run) -> ClosedRange<Int>? {
        let shown = bytes.clamped(to: run.offset..<run.offset + run.length)
        guard !shown.isEmpty else { return nil }
        if run.isEllipsis { return run.x...run.x + run.width }
        return withText { text in
            let ends = [shown.lowerBound, shown.upperBound].map { run.x(ofByte: $0, in: text) }
            return min(ends[0], ends[1])...max(ends[0], ends[1])
        }
    }

    // MARK: Extents

    /// Device pixels.
    func width(ofLine index: Int) -> CGFloat {
        CGFloat(units(ofLine: index)) / CGFloat(PANGO_SCALE)
    }

    /// The width of a line in Pango's units.
    private func units(ofLine index: Int) -> Int {
        if case .unshaped(let line) = source { return line.width }
        return plainRun(ofLine: index)?.width ?? Int(laidOutRect(ofLine: index).width)
    }

    /// In Pango's units, from the start of the line's baseline.
    func logicalRect(ofLine index: Int) -> PangoRectangle {
        guard isPlain, var rect = face?.plainFont?.logical else {
            return laidOutRect(ofLine: index)
        }
        rect.width = Int32(clamping: units(ofLine: index))
        return rect
    }

    private func laidOutRect(ofLine index: Int) -> PangoRectangle {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(laidOut.lines[index], nil, &logical)
        return logical
    }

    /// The bounds of the ink of a line's glyphs; around a line that is not shaped, or too long for
    /// Pango to measure, with space.
    func inkRect(ofLine index: Int) -> PangoRectangle {
        guard isShaped, units(ofLine: index) < Int(Int32.max) / 2 else {
            return logicalRect(ofLine: index).outset
        }
        var ink = PangoRectangle()
        if let run = plainRun(ofLine: index) {
            pango_glyph_string_extents(run.glyphs, run.item.pointee.analysis.font, &ink, nil)
        } else {
            pango_layout_line_get_extents(laidOut.lines[index], &ink, nil)
        }
        return ink
    }

    /// The width of a line's widest cluster of glyphs, spaces apart, in Pango's units. The bytes are
    /// those of the whole text.
    func widestCluster(ofLine index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        if case .unshaped(let line) = source, let font = line.face.plainFont {
            return bytes[range].lazy.filter { $0 != PlainText.space }.map(font.width).max() ?? 0
        }
        return runs(ofLine: index).map { run in
            run.widestCluster { bytes[range.lowerBound + $0] == PlainText.space }
        }.max() ?? 0
    }
}

extension PangoRectangle {
    /// With space for glyphs that are wider than their advances: a seventh of the width and its
    /// height on the left and right, and half of the height above and below.
    fileprivate var outset: PangoRectangle {
        let side = width / 7 + height
        return PangoRectangle(
            x: x - side, y: y - height / 2,
            width: Int32(clamping: Int(width) + 2 * Int(side)), height: 2 * height)
    }
}
