import Foundation
import Views

/// What a pointer does to an edited text.
extension TextInputModel {
    /// Places the caret or begins a selection; returns the selection that a drag extends.
    func press(at point: CGPoint, clicks: Int, extends: Bool) -> EditSelection {
        if buffer.composition != nil { edit { $0.commitComposition() } }
        guard let rows = currentRows else { return buffer.selection }
        let offset = rows.offset(at: inText(point), buffer)
        let unit = unit(at: offset, clicks: clicks)
        edit { buffer in
            if extends {
                buffer.move(.to(offset), extending: true)
            } else {
                buffer.select(EditSelection(unit))
            }
        }
        return buffer.selection
    }

    /// Extends the selection of a press, by characters, words or paragraphs as the press did.
    func drag(to point: CGPoint, clicks: Int, from start: EditSelection) {
        guard let rows = currentRows else { return }
        let offset = rows.offset(at: inText(point), buffer)
        let unit = unit(at: offset, clicks: clicks)
        let isBackward = unit.lowerBound < start.range.lowerBound
        let selection =
            clicks == 1
            ? EditSelection(anchor: start.anchor, head: offset)
            : EditSelection(
                anchor: isBackward ? start.range.upperBound : start.range.lowerBound,
                head: isBackward
                    ? unit.lowerBound : max(unit.upperBound, start.range.upperBound))
        guard selection != buffer.selection else { return }
        edit { $0.select(selection) }
    }

    /// Scrolls by a wheel and returns the rest for the scroll views around.
    func wheel(_ delta: CGSize) -> CGSize {
        guard let rows = currentRows else { return delta }
        let maximum = max(0, rows.height - visibleRect.height)
        let target = min(max(scroll.y + delta.height, 0), maximum)
        guard target != scroll.y else { return delta }
        let left = delta.height - (target - scroll.y)
        scroll.y = target
        showBar()
        return CGSize(width: delta.width, height: left)
    }

    /// What one, two or three clicks select.
    private func unit(at offset: Int, clicks: Int) -> Range<Int> {
        switch clicks {
        case ...1: return offset..<offset
        case 2 where kind != .secure: return buffer.wordRange(at: offset)
        default:
            guard kind.isMultiline else { return 0..<buffer.utf8Count }
            let number = buffer.paragraph(at: offset)
            let start = buffer.paragraphStart(number)
            return start..<start + buffer.paragraphLength(number)
        }
    }

    func inText(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - visibleRect.minX + scroll.x, y: point.y - visibleRect.minY + scroll.y)
    }
}
