import CPango

/// The words of one paragraph according to Unicode and Pango's dictionaries. Offsets are relative to
/// the whole text.
struct ParagraphWords {
    private let start: Int
    /// Where each scalar begins, and the end.
    private let offsets: [Int]
    private let attributes: UnsafeBufferPointer<PangoLogAttr>

    /// The paragraph must outlive the value.
    init(_ paragraph: ParagraphLayout) {
        start = paragraph.range.lowerBound
        var count: Int32 = 0
        let pointer = pango_layout_get_log_attrs_readonly(paragraph.layout, &count)
        attributes = UnsafeBufferPointer(start: pointer, count: Int(count))
        var offsets: [Int] = []
        if let text = pango_layout_get_text(paragraph.layout) {
            for byte in 0..<paragraph.range.count where UInt8(bitPattern: text[byte]) & 0xC0 != 0x80
            {
                offsets.append(start + byte)
            }
        }
        offsets.append(paragraph.range.upperBound)
        self.offsets = offsets
    }

    /// The word at an offset, or the one that ends there; else the spaces, or the character.
    func range(at offset: Int) -> Range<Int> {
        guard let last = offsets.indices.last(where: { offsets[$0] <= offset }) else {
            return start..<start
        }
        if let word = word(containing: last) { return word }
        let isSpace = attributes[last].is_white != 0
        if isSpace, last < offsets.count - 1 {
            let first = offsets[...last].indices.reversed().prefix { attributes[$0].is_white != 0 }
            let end = offsets.indices[last...].first {
                $0 == offsets.count - 1 || attributes[$0].is_white == 0
            }
            return offsets[first.last ?? last]..<offsets[end ?? last]
        }
        if let word = word(endingAt: last) { return word }
        guard last < offsets.count - 1 else { return offsets[last]..<offsets[last] }
        let end = offsets.indices[(last + 1)...].first { attributes[$0].is_cursor_position != 0 }
        return offsets[last]..<offsets[end ?? offsets.count - 1]
    }

    private func word(containing index: Int) -> Range<Int>? {
        guard
            let first = offsets.indices[...index].last(where: { attributes[$0].is_word_start != 0 }
            ),
            let end = offsets.indices[(first + 1)...].first(where: {
                attributes[$0].is_word_end != 0
            }),
            end > index
        else { return nil }
        return offsets[first]..<offsets[end]
    }

    private func word(endingAt index: Int) -> Range<Int>? {
        guard attributes[index].is_word_end != 0,
            let first = offsets.indices[..<index].last(where: { attributes[$0].is_word_start != 0 })
        else { return nil }
        return offsets[first]..<offsets[index]
    }
}
