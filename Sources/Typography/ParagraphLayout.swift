import CPango

/// Owns the Pango layout of one paragraph, which nobody changes once it is made: the lines within
/// it live as long as this object.
final class ParagraphLayout {
    let layout: OpaquePointer
    /// The bytes of the text it shows; the layout may hold an ellipsis more.
    let range: Range<Int>
    let lines: [UnsafeMutablePointer<PangoLayoutLine>]

    /// Takes the layout over, text, width and attributes set.
    init(_ layout: OpaquePointer, range: Range<Int>) {
        self.layout = layout
        self.range = range
        var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
        var node = pango_layout_get_lines_readonly(layout)
        while let current = node {
            lines.append(current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self))
            node = current.pointee.next
        }
        self.lines = lines
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

    /// The bytes of the text that one of its lines shows.
    func range(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Range<Int> {
        let start = range.lowerBound + Int(line.pointee.start_index)
        let end = start + Int(line.pointee.length)
        return min(start, range.upperBound)..<min(end, range.upperBound)
    }
}
