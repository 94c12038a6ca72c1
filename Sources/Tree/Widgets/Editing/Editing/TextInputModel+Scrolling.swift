import Foundation
import Views

/// Which part of an edited text is visible.
extension TextInputModel {
    /// Clamps the scroll position and shapes the visible rows.
    func settleScroll() {
        if !kind.isMultiline {
            scroll.y = 0
            settleLine()
        } else {
            scroll.x = 0
            settleRows()
            // The rows that come into sight may turn out to be higher or lower than estimated.
            if revealsCaret, revealCaretInRows() {
                settleRows()
                if revealCaretInRows() { settleRows() }
            }
        }
        revealsCaret = false
    }

    private func settleLine() {
        guard let rows else { return }
        let text = rows.shaped(0, buffer).text
        let caret = rows.caretRect(at: buffer.selection.head, buffer).minX
        let width = rows.width
        if revealsCaret { scroll.x = min(max(scroll.x, caret - width), caret) }
        scroll.x = min(max(scroll.x, 0), max(0, text.size.width - width))
    }

    /// Scrolls to the row with the caret; false if nothing has moved.
    private func revealCaretInRows() -> Bool {
        let position = scroll.y
        var growth: CGFloat = 0
        withRows { rows in
            growth = rows.measure(rows.row(at: buffer.selection.head, buffer), buffer)
            let caret = rows.caretRect(at: buffer.selection.head, buffer)
            if caret.maxY > scroll.y + visibleRect.height {
                scroll.y = caret.maxY - visibleRect.height
            }
            if caret.minY < scroll.y { scroll.y = caret.minY }
        }
        return scroll.y != position || growth != 0
    }

    /// Measures the visible rows. Where the height of a row above was estimated wrongly, the
    /// visible text stays where it is.
    private func settleRows() {
        withRows { rows in
            limitScroll(to: rows.height)
            let first = rows.row(atHeight: scroll.y - margin)
            var row = first
            var top = rows.top(of: row)
            while row < rows.count, top < scroll.y + visibleRect.height + margin {
                let growth = rows.measureInSight(row, buffer)
                if top < scroll.y { scroll.y += growth }
                top += rows.height(of: row)
                row += 1
            }
            rows.forgetRows(outside: first..<row)
            limitScroll(to: rows.height)
        }
    }

    /// Scrolls no further than the end of rows of a height.
    private func limitScroll(to height: CGFloat) {
        scroll.y = min(max(scroll.y, 0), max(0, height - visibleRect.height))
    }

    /// How far text outside the visible rectangle may still be drawn.
    private var margin: CGFloat { kind.isMultiline ? visibleRect.minY : 0 }

    /// The visible rows, first to last.
    var rowsInSight: Range<Int> {
        guard let rows else { return 0..<0 }
        let first = rows.row(atHeight: scroll.y - margin)
        let last = rows.row(atHeight: scroll.y + visibleRect.height + margin)
        return first..<last + 1
    }
}
