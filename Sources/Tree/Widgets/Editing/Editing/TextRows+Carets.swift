import Foundation
import Typography

/// Positions of carets and offsets under points, in points from the first row's top left.
extension TextRows {
    func caretRect(
        at offset: Int, _ buffer: EditBuffer, isUpstream: Bool = false
    ) -> CGRect {
        let row = row(at: offset, buffer)
        let (display, text) = parts(of: row, buffer)
        let isCaret = offset == buffer.selection.head
        let shown = display.shown(offset, asCaret: isCaret)
        return text.caretRect(atUTF8Offset: shown, isUpstream: isUpstream)
            .offsetBy(dx: left(of: text), dy: top(of: row))
    }

    /// The offset between characters that is nearest to a point.
    func offset(at point: CGPoint, _ buffer: EditBuffer) -> Int {
        if style.mode == .paragraphs, point.y < 0 { return 0 }
        if style.mode == .paragraphs, point.y >= heights(upTo: count) { return buffer.utf8Count }
        let row = row(atHeight: point.y)
        let (display, text) = parts(of: row, buffer)
        let shown = text.utf8Offset(
            at: CGPoint(x: point.x - left(of: text), y: point.y - top(of: row)))
        return buffer.boundary(atOrAfter: display.offset(ofShown: shown))
    }

    /// The start and the end of the line around an offset; at the end of a wrapped line the caret
    /// is before the blank that ends it.
    func lineBounds(at offset: Int, _ buffer: EditBuffer) -> Range<Int> {
        let (display, text) = parts(of: row(at: offset, buffer), buffer)
        let range = text.lineRange(at: display.shown(offset, asCaret: true))
        let start = display.offset(ofShown: range.lowerBound)
        var end = display.offset(ofShown: range.upperBound)
        let isWrapped = text.lines.first { $0.range == range }?.isWrapped == true
        if isWrapped, end > start { end = buffer.destination(of: .backward, from: end) }
        return start..<max(end, start)
    }

    /// The offset one line above or below, near a distance from the left; nil beyond the ends.
    func offset(linesDown step: Int, from offset: Int, x: CGFloat, _ buffer: EditBuffer) -> Int? {
        var row = row(at: offset, buffer)
        let (own, text) = parts(of: row, buffer)
        let shown = own.shown(offset, asCaret: true)
        let local = x - left(of: text)
        let neighbour =
            step < 0
            ? text.offset(above: shown, preferredX: local)
            : text.offset(below: shown, preferredX: local)
        if let neighbour { return buffer.boundary(atOrAfter: own.offset(ofShown: neighbour)) }
        row += step
        guard row >= 0, row < count else { return nil }
        let (other, otherText) = parts(of: row, buffer)
        guard let line = step < 0 ? otherText.lines.last : otherText.lines.first else { return nil }
        let found = otherText.utf8Offset(
            at: CGPoint(x: x - left(of: otherText), y: line.rect.midY))
        return buffer.boundary(atOrAfter: other.offset(ofShown: found))
    }

    private func parts(of row: Int, _ buffer: EditBuffer) -> (TextRowDisplay, ShapedText) {
        let shaped = shaped(row, buffer)
        return (shaped.display, shaped.text)
    }

    private func heights(upTo row: Int) -> CGFloat { top(of: row) }
}
