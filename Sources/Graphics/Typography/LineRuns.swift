import CPango
import Foundation

/// The runs of a line from left to right, with positions in Pango's units from its left end.
struct LineRuns: Sequence, IteratorProtocol {
    private var node: UnsafeMutablePointer<GSList>?
    private var only: Run?
    private var x = 0

    struct Run {
        /// How the run was shaped. Its own position in the text is not used.
        let item: UnsafeMutablePointer<PangoItem>
        /// Bytes of the paragraph.
        let offset: Int
        let length: Int
        let glyphs: UnsafeMutablePointer<PangoGlyphString>
        /// The byte of the paragraph from which the glyphs count those of their clusters.
        let origin: Int
        let x: Int
        let width: Int
        /// Upwards from the baseline.
        let rise: Int

        /// The width of the widest cluster of glyphs. A cluster is identified by its first byte;
        /// those that begin with a space are ignored.
        func widestCluster(isBlank: (Int) -> Bool) -> Int {
            var (widest, width) = (0, 0)
            let string = glyphs.pointee
            for index in 0..<Int(string.num_glyphs) {
                let start = string.log_clusters[index]
                if index > 0, start != string.log_clusters[index - 1] { width = 0 }
                if isBlank(origin + Int(start)) { continue }
                width += Int(string.glyphs[index].geometry.width)
                widest = Swift.max(widest, width)
            }
            return widest
        }

        /// Where a byte of the paragraph begins, in units from the left end of the line; the end of
        /// the run for one after it. The text is that of the paragraph.
        func x(ofByte byte: Int, in text: UnsafePointer<CChar>) -> Int {
            var units: Int32 = 0
            pango_glyph_string_index_to_x(
                glyphs, UnsafeMutablePointer(mutating: text + origin),
                Int32(offset + length - origin), &item.pointee.analysis,
                Int32(Swift.min(byte, offset + length) - origin), 0, &units)
            return x + Int(units)
        }

        /// The byte of the paragraph at a distance from the left end of the line, in units, and
        /// whether the distance is in the second half of the character that begins there.
        func byte(atX units: Int, in text: UnsafePointer<CChar>) -> (index: Int, isBehind: Bool) {
            var index: Int32 = 0
            var trailing: Int32 = 0
            pango_glyph_string_x_to_index(
                glyphs, UnsafeMutablePointer(mutating: text + origin),
                Int32(offset + length - origin), &item.pointee.analysis,
                Int32(clamping: units - x), &index, &trailing)
            return (origin + Int(index), trailing != 0)
        }

        var isEllipsis: Bool {
            item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        }
    }

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
        node = line.pointee.runs
    }

    /// Of a line of one run.
    init(_ only: Run) { self.only = only }

    mutating func next() -> Run? {
        if let only {
            self.only = nil
            return only
        }
        guard let current = node, let data = current.pointee.data else { return nil }
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        x += Int(item.start_x_offset)
        let width = Int(pango_glyph_string_get_width(item.glyphs))
        defer {
            x += width + Int(item.end_x_offset)
            node = current.pointee.next
        }
        return Run(
            item: item.item, offset: Int(item.item.pointee.offset),
            length: Int(item.item.pointee.length), glyphs: item.glyphs,
            origin: Int(item.item.pointee.offset), x: x, width: width, rise: Int(item.y_offset))
    }
}

/// The height of a line's box in points, and the pixels of it above the baseline.
struct LineBox {
    let above: CGFloat
    let height: CGFloat

    /// The box extended to contain glyphs, whose extents are in Pango's units.
    func reaching(around logical: PangoRectangle, scale: CGFloat) -> LineBox {
        let units = CGFloat(PANGO_SCALE)
        let top = max(above, (CGFloat(-logical.y) / units - 0.5).rounded(.up))
        let below = (CGFloat(logical.y + logical.height) / units - 0.5).rounded(.up)
        return LineBox(above: top, height: (top + max(height * scale - above, below)) / scale)
    }
}

/// One line of a shaped text, in points from the text's top left corner.
package struct TextLine: Hashable, Sendable {
    /// The bytes of the text that the line shows, without the paragraph separator.
    package let range: Range<Int>
    /// From the first character to the last, as high as the line's box.
    package let rect: CGRect
    /// Points from the top of the text; on a whole pixel.
    package let baseline: CGFloat
    /// Whether the paragraph continues in the next line.
    package let isWrapped: Bool
}
