import Drawing
import Foundation

/// Neighbours among the children of a container, painted as one group.
///
/// What it draws is kept in coordinates of its own: while the neighbours move together nothing is
/// painted again, and a change in one of them has no others painted than those beside it.
final class PaintedRun {
    /// Below zero, as of no node; another for each run of a container.
    let id: Int
    /// Which of the container's children; empty once it is no longer used.
    var range: Range<Int>
    /// Where its coordinates begin in the container's: whole numbers, so that sums stay exact.
    private(set) var origin = CGPoint.zero
    /// Nil where some child has to be painted again.
    private var group: DisplayGroup?
    /// Where the children are in the group.
    private var places: [CGPoint] = []
    private var hasMoved = false
    private var knownTouchBounds: CGRect?

    init(id: Int, range: Range<Int>) {
        self.id = id
        self.range = range
    }

    /// One of the children looks different.
    func contentChanged() { group = nil }

    /// One of the children is elsewhere.
    func originsChanged() { hasMoved = true }

    /// What the children show, with `origin` at the corner.
    func displayGroup(of children: ArraySlice<RenderNode>) -> DisplayGroup {
        settleMoves(of: children)
        if let group { return group }
        origin = Self.origin(of: children)
        places = []
        var recorder = DisplayListRecorder()
        for child in children {
            recorder.child(child, from: origin)
            places.append(child.shownOrigin.from(origin))
        }
        let new = recorder.finish(id: id)
        group = new
        knownTouchBounds = nil
        return new
    }

    /// The part of the container in which the children may take a touch.
    func touchBounds(of children: ArraySlice<RenderNode>) -> CGRect {
        settleMoves(of: children)
        if group != nil, let knownTouchBounds {
            return knownTouchBounds.offsetBy(dx: origin.x, dy: origin.y)
        }
        let bounds = children.reduce(CGRect.null) { $0.union($1.shownTouchBounds) }
        if group != nil { knownTouchBounds = bounds.offsetBy(dx: -origin.x, dy: -origin.y) }
        return bounds
    }

    /// Goes where the children have gone, if they went together.
    private func settleMoves(of children: ArraySlice<RenderNode>) {
        guard hasMoved else { return }
        hasMoved = false
        guard group != nil else { return }
        let corner = Self.origin(of: children)
        let isTogether = zip(children, places).allSatisfy { $0.shownOrigin.from(corner) == $1 }
        if isTogether { origin = corner } else { group = nil }
    }

    private static func origin(of children: ArraySlice<RenderNode>) -> CGPoint {
        let first = children.first?.shownOrigin ?? .zero
        return CGPoint(x: first.x.rounded(.down), y: first.y.rounded(.down))
    }
}

extension CGPoint {
    fileprivate func from(_ origin: CGPoint) -> CGPoint {
        CGPoint(x: x - origin.x, y: y - origin.y)
    }
}
