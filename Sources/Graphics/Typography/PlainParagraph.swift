import CPango
import Geometry

/// A paragraph of plain text, shaped once and broken at any width, with the same lines as Pango's
/// layout, which shapes a paragraph anew for each width.
///
/// A line has the glyphs of the whole paragraph, unless HarfBuzz says that the glyphs on both sides of
/// its start or its end depend on each other: then the line is shaped again.
final class PlainParagraph {
    /// A place at which a line may begin, or the end of the paragraph.
    struct Place {
        /// Bytes from the start of the paragraph.
        var byte: Int
        /// The first glyph that stands there, and its distance from the start in Pango's units.
        var glyph: Int
        var x: Int
        /// Whether a space stands before it, and its width: a line that ends here does not show it.
        var endsWithSpace: Bool
        var space: Int
        /// Whether the glyphs on both sides are the same if they are shaped apart.
        var isSafe: Bool
    }

    /// The glyphs of a line, without those of a space at which it is wrapped.
    struct Shown {
        var bytes: Range<Int>
        var glyphs: PangoGlyphString
        /// The byte from which the glyphs count those of their clusters.
        let origin: Int
        var width: Int
        /// Owns the glyphs; nil for those of the paragraph.
        let own: LineGlyphs?
    }

    /// The glyphs of a line that was shaped again.
    final class LineGlyphs {
        let glyphs: UnsafeMutablePointer<PangoGlyphString>

        /// Takes ownership.
        init(_ glyphs: UnsafeMutablePointer<PangoGlyphString>) { self.glyphs = glyphs }

        deinit { pango_glyph_string_free(glyphs) }
    }

    /// A line between two places.
    struct Line {
        let start: Place
        let end: Place
    }

    let face: FontFace
    /// Owns the item.
    private let font: PlainFont
    private let item: UnsafeMutablePointer<PangoItem>
    private let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The whole text, and the bytes of the paragraph in it.
    let text: String
    let range: Range<Int>
    private let start = Place(
        byte: 0, glyph: 0, x: 0, endsWithSpace: false, space: 0, isSafe: true)
    private let end: Place
    /// The places at which lines may be broken, and the end.
    private lazy var places = findPlaces()
    /// The latest lines that were shaped again, by their bytes.
    private var shapedAgain: [Range<Int>: LineGlyphs] = [:]
    private static let mostShapedAgain = 64

    /// Nil if the paragraph is not plain text.
    init?(_ range: Range<Int>, of text: String, _ face: FontFace) {
        var whole = text
        let shaped = whole.withUTF8 { bytes -> Shaped? in
            let bytes = UnsafeBufferPointer(rebasing: bytes[range])
            guard let hasLetters = PlainText.hasLetters(bytes), let font = face.plainFont else {
                return nil
            }
            let item = font.item(hasLetters: hasLetters)
            guard let glyphs = font.shape(0..<bytes.count, of: bytes, item),
                glyphs.pointee.num_glyphs > 0
            else { return nil }
            return (font, item, glyphs, bytes[bytes.count - 1] == PlainText.space)
        }
        guard let (font, item, glyphs, endsWithSpace) = shaped else { return nil }
        self.face = face
        self.font = font
        self.item = item
        self.glyphs = glyphs
        self.text = text
        self.range = range
        let count = Int(glyphs.pointee.num_glyphs)
        end = Place(
            byte: range.count, glyph: count, x: glyphs.width,
            endsWithSpace: endsWithSpace,
            space: endsWithSpace ? Int(glyphs.pointee.glyphs[count - 1].geometry.width) : 0,
            isSafe: true)
    }

    private typealias Shaped = (
        font: PlainFont, item: UnsafeMutablePointer<PangoItem>,
        glyphs: UnsafeMutablePointer<PangoGlyphString>, endsWithSpace: Bool
    )

    deinit { pango_glyph_string_free(glyphs) }

    // MARK: Places

    private func findPlaces() -> [Place] {
        var text = text
        return text.withUTF8 { places(in: UnsafeBufferPointer(rebasing: $0[range])) }
    }

    private func places(in bytes: UnsafeBufferPointer<UInt8>) -> [Place] {
        let breaks = breaks(in: bytes)
        guard !breaks.isEmpty else { return [end] }
        let safe = font.safeBytes(of: bytes, item)
        var places: [Place] = []
        places.reserveCapacity(breaks.count + 1)
        var (glyph, x) = (0, 0)
        for byte in breaks {
            var (endsWithSpace, space) = (false, 0)
            while glyph < end.glyph, glyphs.pointee.log_clusters[glyph] < byte {
                let width = Int(glyphs.pointee.glyphs[glyph].geometry.width)
                let first = Int(glyphs.pointee.log_clusters[glyph])
                endsWithSpace = first == byte - 1 && bytes[first] == PlainText.space
                space = endsWithSpace ? width : 0
                x += width
                glyph += 1
            }
            let isStart = glyph < end.glyph && glyphs.pointee.log_clusters[glyph] == byte
            places.append(
                Place(
                    byte: byte, glyph: glyph, x: x, endsWithSpace: endsWithSpace, space: space,
                    isSafe: isStart && safe[byte]))
        }
        return places + [end]
    }

    /// The bytes before which Unicode allows a line to be broken.
    private func breaks(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: bytes.count + 1) {
            attributes in
            guard let start = attributes.baseAddress else { return [] }
            bytes.withMemoryRebound(to: CChar.self) {
                pango_get_log_attrs(
                    $0.baseAddress, Int32(bytes.count), 0, item.pointee.analysis.language, start,
                    Int32(attributes.count))
            }
            return (1..<bytes.count).filter { attributes[$0].is_line_break != 0 }
        }
    }

    // MARK: Breaking

    /// The lines in a width of Pango's units; nil if a word does not fit, or there are too many.
    func lines(width: Int, limit: Int) -> [Line]? {
        var lines: [Line] = []
        var start = start
        var next = 0
        while lines.count < limit {
            if fits(start, end, in: width) {
                lines.append(Line(start: start, end: end))
                return lines
            }
            var fitting: Place?
            while next < places.count - 1, fits(start, places[next], in: width) {
                fitting = places[next]
                next += 1
            }
            guard let fitting else { return nil }
            lines.append(Line(start: start, end: fitting))
            start = fitting
        }
        return nil
    }

    /// Whether a line between two places fits, without the space at its end.
    private func fits(_ start: Place, _ end: Place, in width: Int) -> Bool {
        let known = end.x - start.x - end.space
        if start.isSafe && end.isSafe { return known <= width }
        // Only the glyphs at both ends may become others, and by less than an em.
        let em = Int(saturating: face.pixelSize) * Int(PANGO_SCALE)
        if known - em > width { return false }
        return known + em < width || shown(start, end, isWrapped: true).width <= width
    }

    func shown(in line: Line) -> Shown {
        shown(line.start, line.end, isWrapped: line.end.byte < end.byte)
    }

    private func shown(_ from: Place, _ to: Place, isWrapped: Bool) -> Shown {
        var shown = from.isSafe && to.isSafe ? slice(from, to) : shapeAgain(from, to)
        let last = Int(shown.glyphs.num_glyphs) - 1
        if isWrapped, to.endsWithSpace, last >= 0 {
            shown.width -= Int(shown.glyphs.glyphs[last].geometry.width)
            shown.glyphs.num_glyphs -= 1
            shown.bytes = from.byte..<to.byte - 1
        }
        return shown
    }

    private func slice(_ from: Place, _ to: Place) -> Shown {
        var part = glyphs.pointee
        part.num_glyphs = Int32(to.glyph - from.glyph)
        part.glyphs += from.glyph
        part.log_clusters += from.glyph
        return Shown(
            bytes: from.byte..<to.byte, glyphs: part, origin: 0, width: to.x - from.x, own: nil)
    }

    private func shapeAgain(_ from: Place, _ to: Place) -> Shown {
        let bytes = from.byte..<to.byte
        guard let line = shapedAgain[bytes] ?? shape(bytes) else { return slice(from, to) }
        return Shown(
            bytes: bytes, glyphs: line.glyphs.pointee, origin: from.byte,
            width: line.glyphs.width, own: line)
    }

    private func shape(_ bytes: Range<Int>) -> LineGlyphs? {
        var text = text
        let glyphs = text.withUTF8 {
            font.shape(bytes, of: UnsafeBufferPointer(rebasing: $0[range]), item)
        }
        guard let glyphs else { return nil }
        if shapedAgain.count == Self.mostShapedAgain { shapedAgain.removeAll() }
        let line = LineGlyphs(glyphs)
        shapedAgain[bytes] = line
        return line
    }

    /// The run of what a line shows; the glyphs are those of the line.
    func run(
        _ shown: Shown, _ glyphs: UnsafeMutablePointer<PangoGlyphString>
    ) -> LineRuns.Run {
        LineRuns.Run(
            item: item, offset: shown.bytes.lowerBound, length: shown.bytes.count, glyphs: glyphs,
            origin: shown.origin, x: 0, width: shown.width, rise: 0)
    }
}
