import Foundation
import Geometry

// Scrolling to an offset, by a distance, and to a node inside.
extension ScrollRender {
    @discardableResult
    package func scroll(to wanted: CGPoint, animation: Animation?) -> Bool {
        if let animation {
            stopMotion()
            motion = ScrollMotion(of: self, from: offset, to: clamped(wanted), animation)
            return clamped(wanted) != offset
        }
        stopMotion()
        return show(wanted)
    }

    /// Keeps the row that the running animation scrolls to.
    @MainActor func setGoal(_ pin: RowPin, _ render: RenderNode, _ anchor: UnitPoint?) {
        releaseGoal()
        goal = ScrollGoal(pin: pin, render: render, anchor: anchor)
        if motion == nil { releaseGoal() }
    }

    private func releaseGoal() {
        guard let pin = goal?.pin else { return }
        goal = nil
        tree.afterLayout { MainActor.assumeIsolated { pin.release() } }
    }

    private func stopMotion() {
        motion?.cancel()
        motion = nil
        releaseGoal()
    }

    package func motionEnded() {
        motion = nil
        // Rows that were passed may be of other lengths than estimated, so that the goal has moved.
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
        guard new != offset else { return false }
        offset = new
        restoredOffset = nil
        endRestoration()
        hasMoved = true
        if tree.layoutIsDirty {
            invalidatePlacement()
        } else {
            placeChild()
        }
        remember()
        invalidatePaint()
        bars.flash()
        tree.whenDirty()
        observer?.moved?(geometry)
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
        let frame = frameInContent(of: node)
        var wanted = offset
        if let anchor {
            let target = anchor.point(in: frame)
            wanted = CGPoint(
                x: target.x - anchor.x * size.width, y: target.y - anchor.y * size.height)
        } else {
            wanted.x = Self.revealed(wanted.x, size.width, frame.minX, frame.maxX)
            wanted.y = Self.revealed(wanted.y, size.height, frame.minY, frame.maxY)
        }
        scroll(to: wanted, animation: animation)
    }

    private func frameInContent(of node: RenderNode) -> CGRect {
        let corner = convertFromWindow(node.convertToWindow(.zero))
        return CGRect(
            origin: CGPoint(x: corner.x + offset.x, y: corner.y + offset.y), size: node.size)
    }

    private static func revealed(
        _ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> CGFloat {
        if low < offset || high - low > length { return low }
        return high > offset + length ? high - length : offset
    }
}
