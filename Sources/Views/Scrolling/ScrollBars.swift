import Styles
import Drawing
import Foundation
import Geometry

/// The bars of one scroll view: they lie over the content, appear while it scrolls or the pointer
/// is near, widen under the pointer, and can be dragged.
final class ScrollBars: RunningAnimation {
    private unowned let owner: ScrollRender
    private var hovered: Axis?
    private var dragged: (axis: Axis, grip: CGFloat)?
    private var shownUntil = 0.0
    private var opacity = 0.0

    /// Seconds that a bar stays after the last move, and seconds it takes to fade.
    private static let stay = 1.0
    private static let fade = 0.2
    private static let margin: CGFloat = 2
    private static let widened: CGFloat = 11
    private static let shortest: CGFloat = 24

    init(of owner: ScrollRender) { self.owner = owner }

    func cancel() { owner.tree.animations.remove(self) }

    // MARK: Geometry

    private func isNeeded(_ axis: Axis) -> Bool {
        guard owner.settings.showsBars else { return false }
        return axis == .vertical ? owner.limit.height > 0 : owner.limit.width > 0
    }

    private func length(_ size: CGSize, _ axis: Axis) -> CGFloat {
        axis == .vertical ? size.height : size.width
    }

    private func trackLength(_ axis: Axis) -> CGFloat {
        let corner = isNeeded(.vertical) && isNeeded(.horizontal) ? Self.widened : 0
        return max(0, length(owner.size, axis) - 2 * Self.margin - corner)
    }

    private func thumbLength(_ axis: Axis) -> CGFloat {
        let share = length(owner.size, axis) / max(1, length(owner.extent, axis))
        return min(trackLength(axis), max(Self.shortest, trackLength(axis) * share))
    }

    private func thumb(_ axis: Axis) -> CGRect {
        let isWide = hovered == axis || dragged?.axis == axis
        let thickness = isWide ? Self.widened : Theme.scrollBar
        let limit = length(owner.limit, axis)
        let offset = axis == .vertical ? owner.offset.y : owner.offset.x
        let room = trackLength(axis) - thumbLength(axis)
        let start = Self.margin + (limit > 0 ? offset / limit * room : 0)
        let across = length(owner.size, axis == .vertical ? .horizontal : .vertical)
        let side = across - Self.margin - thickness
        return axis == .vertical
            ? CGRect(x: side, y: start, width: thickness, height: thumbLength(axis))
            : CGRect(x: start, y: side, width: thumbLength(axis), height: thickness)
    }

    /// The bar whose strip the point is in, whether it can be seen or not.
    private func strip(at point: CGPoint) -> Axis? {
        let reach = Self.widened + Self.margin
        if isNeeded(.vertical), point.x >= owner.size.width - reach { return .vertical }
        if isNeeded(.horizontal), point.y >= owner.size.height - reach { return .horizontal }
        return nil
    }

    /// The bar that a press at the point takes hold of.
    func axis(at point: CGPoint) -> Axis? {
        if let dragged { return dragged.axis }
        guard opacity > 0, let axis = strip(at: point) else { return nil }
        return thumb(axis).insetBy(dx: -Self.margin, dy: -Self.margin).contains(point) ? axis : nil
    }

    // MARK: Dragging

    func beginDrag(_ axis: Axis, at point: CGPoint) {
        let thumb = thumb(axis)
        dragged = (axis, axis == .vertical ? point.y - thumb.minY : point.x - thumb.minX)
        flash()
    }

    func drag(to point: CGPoint) {
        guard let dragged else { return }
        let axis = dragged.axis
        let room = trackLength(axis) - thumbLength(axis)
        guard room > 0 else { return }
        let along = (axis == .vertical ? point.y : point.x) - dragged.grip - Self.margin
        let offset = along / room * length(owner.limit, axis)
        owner.scroll(
            to: axis == .vertical
                ? CGPoint(x: owner.offset.x, y: offset) : CGPoint(x: offset, y: owner.offset.y))
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
        case .entered(let point), .moved(let point): hovered = strip(at: point)
        case .left: hovered = nil
        }
        guard old != hovered else { return }
        flash()
        owner.invalidatePaint()
    }

    /// Shows the bars for a while.
    func flash() {
        guard isNeeded(.vertical) || isNeeded(.horizontal) else { return }
        shownUntil = owner.tree.app.now + Self.stay
        if opacity != 1 { owner.invalidatePaint() }
        opacity = 1
        owner.tree.animations.add(self)
        owner.tree.whenDirty()
    }

    func advance(to now: Double) -> Bool {
        if hovered != nil || dragged != nil {
            // The next flash, when the pointer leaves, goes on from here.
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
        for axis in Axis.allCases where isNeeded(axis) {
            let isHeld = hovered == axis || dragged?.axis == axis
            let strength = (isHeld ? 0.6 : 0.4) * opacity
            recorder.fill(
                .capsule(thumb(axis)),
                with: owner.settings.barColor.multiplyingOpacity(by: strength))
        }
    }
}
