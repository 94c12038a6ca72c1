import Foundation
import Views

/// Where the scroll bar of an edited text stands, and what dragging it means.
struct TextScrollBar {
    /// The size of the field, and the heights of all text and of what is seen of it.
    let size: CGSize
    let content: CGFloat
    let seen: CGFloat
    let offset: CGFloat
    let isWide: Bool
    /// Whether it stands at the left, as where text runs from the right.
    var isOnLeft = false

    static let margin: CGFloat = 2
    static let widened: CGFloat = 11
    private static let shortest: CGFloat = 24

    var isNeeded: Bool { content > seen && seen > 0 }

    private var track: CGFloat { max(0, size.height - 2 * Self.margin) }

    private var length: CGFloat { min(track, max(Self.shortest, track * seen / content)) }

    var thumb: CGRect {
        let thickness = isWide ? Self.widened : Theme.scrollBar
        let start = Self.margin + offset / (content - seen) * (track - length)
        let x = isOnLeft ? Self.margin : size.width - Self.margin - thickness
        return CGRect(x: x, y: start, width: thickness, height: length)
    }

    /// Whether a point is in the strip along which the bar moves.
    func isInStrip(_ point: CGPoint) -> Bool {
        let distance = isOnLeft ? point.x : size.width - point.x
        return isNeeded && distance >= 0 && distance <= Self.margin + Self.widened
    }

    /// The offset at which the bar begins `top` points from the field's top.
    func offset(ofTop top: CGFloat) -> CGFloat {
        let travel = track - length
        guard travel > 0 else { return offset }
        let share = min(max((top - Self.margin) / travel, 0), 1)
        return share * (content - seen)
    }
}

/// What a pointer does to the scroll bar.
extension TextInputModel {
    /// Nil where there is nothing to scroll.
    var scrollBar: TextScrollBar? {
        guard kind.isMultiline, let rows else { return nil }
        let bar = TextScrollBar(
            size: size, content: rows.height, seen: visibleRect.height, offset: scroll.y,
            isWide: isBarHeld, isOnLeft: rows.style.direction == .rightToLeft)
        return bar.isNeeded ? bar : nil
    }

    func hover(_ phase: HoverEvent) {
        let isOver =
            switch phase {
            case .entered(let point), .moved(let point): scrollBar?.isInStrip(point) == true
            case .left: false
            }
        guard isOver != isBarHovered else { return }
        isBarHovered = isOver
        showBar()
    }

    /// Begins to drag the bar where it is visible under the point.
    func grabBar(at point: CGPoint) -> Bool {
        guard let bar = scrollBar, isBarHovered,
            bar.thumb.insetBy(dx: -TextScrollBar.margin, dy: 0).contains(point)
        else { return false }
        barDragOffset = point.y - bar.thumb.minY
        return true
    }

    func dragBar(to point: CGPoint) {
        guard let grip = barDragOffset, let bar = scrollBar else { return }
        scroll.y = bar.offset(ofTop: point.y - grip)
        showBar()
    }

    func releaseBar() {
        guard barDragOffset != nil else { return }
        barDragOffset = nil
        showBar()
    }

    var isBarHeld: Bool { isBarHovered || barDragOffset != nil }

    /// Shows the bar for a while.
    func showBar() {
        showsBarUntil = nil
        revealsCaret = false
        changed()
    }
}
