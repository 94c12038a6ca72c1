import Foundation
import Views

/// An edited text for assistive technology, which sees a dot for each character of a secure field.
extension TextInputModel: EditedText {
    var anchor: Int { described(buffer.selection.anchor) }
    var head: Int { described(buffer.selection.head) }
    var isMultiline: Bool { kind.isMultiline }
    var isSecure: Bool { kind == .secure }
    var isEditable: Bool { focusable.isEnabled }

    func select(anchor: Int, head: Int) {
        // The edit holds the buffer that the offsets are looked up in.
        let selection = EditSelection(anchor: own(anchor), head: own(head))
        edit { $0.select(selection) }
    }

    func replace(_ range: Range<Int>, with new: String) {
        guard isEditable else { return }
        let (range, new) = (own(range), fitting(new))
        edit { $0.replace(range, with: new) }
    }

    func copy(_ range: Range<Int>) {
        guard !isSecure else { return }
        pasteboard?.string = buffer.string(in: own(range))
    }

    func paste(at offset: Int) {
        guard let text = pasteboard?.string else { return }
        replace(offset..<offset, with: text)
    }

    func line(at offset: Int) -> Range<Int>? {
        guard let rows = currentRows else { return nil }
        guard kind.isMultiline else { return 0..<described(buffer.utf8Count) }
        let start = rows.lineBounds(at: own(offset), buffer).lowerBound
        var end = rows.lineBounds(at: own(offset), buffer).upperBound
        // The blank or the end of the paragraph that follows belongs to the line.
        if end < buffer.utf8Count { end = buffer.destination(of: .forward, from: end) }
        return start..<max(start, end)
    }

    func rects(of range: Range<Int>) -> [CGRect] {
        guard let rows = currentRows else { return [] }
        let range = own(range)
        // Between two carets on one line, and the whole of each line else.
        var rects: [CGRect] = []
        var start = range.lowerBound
        while rects.count < Self.mostRects {
            let line = rows.lineBounds(at: start, buffer)
            let end = min(max(line.upperBound, start), range.upperBound)
            let first = rows.caretRect(at: start, buffer)
            let last = rows.caretRect(at: end, buffer, isUpstream: true)
            rects.append(
                CGRect(
                    x: min(first.minX, last.minX), y: min(first.minY, last.minY),
                    width: abs(last.minX - first.minX), height: first.height
                ).offsetBy(dx: visibleRect.minX - scroll.x, dy: visibleRect.minY - scroll.y))
            let next = buffer.destination(of: .forward, from: end)
            guard end < range.upperBound, next > start else { break }
            start = next
        }
        return rects
    }

    /// No more lines are shown at once.
    private static let mostRects = 500

    func offset(at point: CGPoint) -> Int? {
        currentRows.map { described($0.offset(at: inText(point), buffer)) }
    }

    // MARK: Offsets

    private static let dotLength = TextRowDisplay.dot.utf8.count

    /// The offset in the description of one in the text.
    private func described(_ offset: Int) -> Int {
        guard isSecure else { return offset }
        return buffer.text[..<buffer.index(offset)].count * Self.dotLength
    }

    /// The offset in the text of one in the description.
    private func own(_ offset: Int) -> Int {
        guard isSecure else { return min(max(offset, 0), buffer.utf8Count) }
        let characters = buffer.text.prefix(max(0, offset) / Self.dotLength)
        return characters.utf8.count
    }

    private func own(_ range: Range<Int>) -> Range<Int> {
        let start = own(range.lowerBound)
        return start..<max(start, own(range.upperBound))
    }
}
