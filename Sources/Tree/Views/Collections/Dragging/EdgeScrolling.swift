import Foundation
import Geometry

/// Scrolls the list or scroll view under a drag that rests near one of its edges.
@MainActor
struct EdgeScrolling {
    /// When to scroll next; nil while the pointer is near no edge.
    private(set) var deadline: Double?

    /// Points from an edge within which a drag scrolls.
    private static let zone: CGFloat = 28
    /// Seconds near an edge before scrolling begins, so that a drag may pass it.
    private static let delay = 0.25
    /// Seconds between two steps.
    private static let interval = 1.0 / 60
    /// Points a second where the pointer is at the edge itself; less further inside.
    private static let speed: CGFloat = 720

    nonisolated init() {}

    /// The pointer is at a point of a window; nil where it is in none.
    mutating func moved(to point: CGPoint?, in tree: ViewTree?) {
        guard let point, let tree, Self.step(at: point, in: tree) != nil else {
            deadline = nil
            return
        }
        deadline = deadline ?? tree.app.now + Self.delay
    }

    /// Returns whether something was scrolled.
    mutating func timePassed(_ now: Double, at point: CGPoint, in tree: ViewTree) -> Bool {
        guard let time = deadline, time <= now else { return false }
        guard let (scroll, step) = Self.step(at: point, in: tree) else {
            deadline = nil
            return false
        }
        deadline = now + Self.interval
        return scroll.scroll(
            to: CGPoint(x: scroll.offset.x + step.width, y: scroll.offset.y + step.height))
    }

    /// The innermost scroll view at a point that can go on, and how far it does in one step.
    private static func step(
        at point: CGPoint, in tree: ViewTree
    ) -> (scroll: any Scrollable, step: CGSize)? {
        for step in HitTest.path(to: point, in: tree).reversed() {
            guard let scroll = step.node as? any Scrollable else { continue }
            func length(_ axis: Axis) -> CGFloat {
                guard scroll.scrolls(axis) else { return 0 }
                return Self.length(
                    at: step.point[axis], of: scroll.size[axis], from: scroll.offset[axis],
                    limit: scroll.limit[axis])
            }
            let size = CGSize(width: length(.horizontal), height: length(.vertical))
            if size != .zero { return (scroll, size) }
        }
        return nil
    }

    private static func length(
        at point: CGFloat, of size: CGFloat, from offset: CGFloat, limit: CGFloat
    ) -> CGFloat {
        let zone = min(zone, size / 4)
        guard zone > 0 else { return 0 }
        let whole = speed * CGFloat(interval)
        if point < zone, offset > 0 { return -whole * min(1, (zone - point) / zone) }
        if point > size - zone, offset < limit {
            return whole * min(1, (point - size + zone) / zone)
        }
        return 0
    }
}
