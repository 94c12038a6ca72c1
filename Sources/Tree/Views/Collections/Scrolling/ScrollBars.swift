import Styles
import Drawing
import Foundation
import Geometry

/// The scroll bars of one scroll view. They lie over the content, appear while it scrolls or the
/// pointer is near, widen under the pointer, and can be dragged.
@MainActor
final class ScrollBars: RunningAnimation {
    static let subject = "scroll bars that fade"
    private unowned let owner: any Scrollable
    private var hovered: Axis?
    private var dragged: (axis: Axis, grip: CGFloat)?
    private var shownUntil = 0.0
    private var opacity = 0.0

    /// Seconds that a bar stays after the last movement, and seconds that it takes to fade.
    private static let stay = 1.0
    private static let fade = 0.2

    init(of owner: any Scrollable) { self.owner = owner }

    func cancel() { owner.tree.animations.remove(self) }

    private var geometry: ScrollBarGeometry {
        ScrollBarGeometry(
            size: owner.size, contentSize: owner.contentSize, offset: owner.offset,
            limit: owner.limit, isShown: owner.settings.showsBars,
            insets: owner.settings.barMargins)
    }

    /// What lies at the point in a scroll view whose leading edge is the left one.
    private func unmirrored(_ point: CGPoint) -> CGPoint {
        owner.isRightToLeft ? CGPoint(x: owner.size.width - point.x, y: point.y) : point
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard owner.isRightToLeft else { return rect }
        return CGRect(
            x: owner.size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func isWide(_ axis: Axis) -> Bool { hovered == axis || dragged?.axis == axis }

    /// The bar whose thumb a press at the point drags.
    func axis(at point: CGPoint) -> Axis? {
        if let dragged { return dragged.axis }
        let point = unmirrored(point)
        guard opacity > 0, let axis = geometry.strip(at: point) else { return nil }
        let margin = ScrollBarGeometry.margin
        let thumb = geometry.thumb(axis, isWide: isWide(axis))
        return thumb.insetBy(dx: -margin, dy: -margin).contains(point) ? axis : nil
    }

    // MARK: Dragging

    func beginDrag(_ axis: Axis, at point: CGPoint) {
        let point = unmirrored(point)
        let thumb = geometry.thumb(axis, isWide: isWide(axis))
        dragged = (axis, axis == .vertical ? point.y - thumb.minY : point.x - thumb.minX)
        flash()
    }

    func drag(to point: CGPoint) {
        guard let dragged else { return }
        let point = unmirrored(point)
        let axis = dragged.axis
        let position = (axis == .vertical ? point.y : point.x) - dragged.grip
        guard let length = geometry.offset(ofThumbAt: position, axis) else { return }
        owner.scroll(
            to: axis == .vertical
                ? CGPoint(x: owner.offset.x, y: length) : CGPoint(x: length, y: owner.offset.y))
    }

    func endDrag() {
        guard dragged != nil else { return }
        dragged = nil
        flash()
        owner.invalidatePaint()
    }

    // MARK: Appearance

    func hover(_ phase: HoverEvent) {
        let old = hovered
        switch phase {
        case .entered(let point), .moved(let point): hovered = geometry.strip(at: unmirrored(point))
        case .left: hovered = nil
        }
        guard old != hovered else { return }
        flash()
        owner.invalidatePaint()
    }

    /// Shows the bars for a while.
    func flash() {
        let geometry = geometry
        guard geometry.isNeeded(.vertical) || geometry.isNeeded(.horizontal) else { return }
        shownUntil = owner.tree.app.now + Self.stay
        if opacity != 1 { owner.invalidatePaint() }
        opacity = 1
        owner.tree.animations.add(self)
        owner.tree.whenDirty()
    }

    func advance(to now: Double) -> Bool {
        if hovered != nil || dragged != nil {
            // The animation continues with the next flash, when the pointer leaves.
            return false
        }
        let left = shownUntil - now
        let new = left >= 0 ? 1 : max(0, 1 + left / Self.fade)
        if new != opacity {
            opacity = new
            owner.invalidatePaint()
        }
        return new > 0
    }

    func paint(into recorder: inout DisplayListRecorder) {
        guard opacity > 0 else { return }
        let geometry = geometry
        for axis in Axis.allCases where geometry.isNeeded(axis) {
            let strength = (isWide(axis) ? 0.6 : 0.4) * opacity
            recorder.fill(
                .capsule(mirrored(geometry.thumb(axis, isWide: isWide(axis)))),
                with: owner.settings.barColor.multiplyingOpacity(by: strength))
        }
    }
}
