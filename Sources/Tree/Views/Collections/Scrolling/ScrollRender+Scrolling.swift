import Foundation
import Geometry

// Scrolling to an offset, by a distance, and to a node inside.
extension ScrollRender {
    @discardableResult
    package func scroll(to wanted: CGPoint, animation: Animation?) -> Bool {
        stopMotion()
        if kept?.edge != nil { endKeeping() }
        guard let animation else {
            defer { if phase == .animating || phase == .decelerating { setPhase(.idle) } }
            return show(wanted)
        }
        let target = clamped(wanted)
        guard target != offset else {
            if phase == .animating || phase == .decelerating { setPhase(.idle) }
            return false
        }
        motion = ScrollMotion(of: self, from: offset, to: target, animation)
        setPhase(.animating)
        return true
    }

    /// Keeps the row that the running animation scrolls to.
    func setGoal(_ pin: RowPin, _ render: RenderNode, _ anchor: UnitPoint?) {
        releaseGoal()
        goal = ScrollGoal(pin: pin, render: render, anchor: anchor)
        if motion == nil { releaseGoal() }
    }

    private func releaseGoal() {
        guard let pin = goal?.pin else { return }
        goal = nil
        tree.afterLayout { pin.release() }
    }

    func stopMotion() {
        motion?.cancel()
        motion = nil
        glide?.cancel()
        glide = nil
        releaseGoal()
    }

    package func motionEnded() {
        motion = nil
        setPhase(.idle)
        // Rows that were passed may be of other lengths than estimated, so that the goal has moved.
        if let edge = kept?.edge { return scroll(to: edge, animation: nil) }
        guard let goal else { return }
        tree.afterLayout { [weak self] in
            if let render = goal.render, render.isInTree {
                self?.scroll(to: render, anchor: goal.anchor)
            }
            self?.releaseGoal()
        }
    }

    package func show(_ wanted: CGPoint) -> Bool {
        let new = clamped(wanted)
        return move(to: new, overscroll: restingOverscroll(at: new))
    }

    /// Shows the content at an offset, pulled beyond it by `overscroll`.
    func move(to new: CGPoint, overscroll pulled: CGPoint) -> Bool {
        guard new != offset || pulled != overscroll else { return false }
        offset = new
        overscroll = pulled
        moveCount += 1
        restoredOffset = nil
        endRestoration()
        hasMoved = true
        if tree.layoutIsDirty {
            invalidatePlacement()
        } else {
            placeChild()
            kept?.note(in: self)
        }
        remember()
        invalidatePaint()
        bars.flash()
        tree.whenDirty()
        tree.positionsChanged()
        noteGeometry()
        return true
    }

    /// Scrolls by a distance; returns the part of it that was not used.
    func scroll(by delta: CGSize) -> CGSize {
        let before = motion?.target ?? offset
        let wanted = CGPoint(
            x: before.x + (scrolls(.horizontal) ? delta.width : 0),
            y: before.y + (scrolls(.vertical) ? delta.height : 0))
        scroll(to: wanted)
        let used = CGSize(width: offset.x - before.x, height: offset.y - before.y)
        // A distance that moved anything is used up, so that scroll views around this one stay where
        // they are when it reaches its end.
        return CGSize(
            width: used.width == 0 ? delta.width : 0, height: used.height == 0 ? delta.height : 0)
    }

    package func scroll(to node: RenderNode, anchor: UnitPoint?, animation: Animation?) {
        guard !children.isEmpty else { return }
        var frame = contentFrame(of: node.parent?.nodeRevealed(for: node) ?? node)
        frame.origin.x += settings.margins.leading
        frame.origin.y += settings.margins.top
        var wanted = offset
        if let anchor {
            let target = anchor.point(in: frame)
            let margins = settings.margins
            let inner = CGRect(
                x: margins.leading, y: margins.top,
                width: size.width - margins.leading - margins.trailing,
                height: size.height - margins.top - margins.bottom)
            let rest = anchor.point(in: inner)
            wanted = CGPoint(x: target.x - rest.x, y: target.y - rest.y)
        } else {
            wanted.x = Self.revealed(wanted.x, size.width, frame.minX, frame.maxX)
            wanted.y = Self.revealed(wanted.y, size.height, frame.minY, frame.maxY)
        }
        scroll(to: wanted, animation: animation)
    }

    private static func revealed(
        _ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> CGFloat {
        if low < offset || high - low > length { return low }
        return high > offset + length ? high - length : offset
    }
}
