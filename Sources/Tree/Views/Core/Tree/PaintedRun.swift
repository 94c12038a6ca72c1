import Drawing
import Foundation

/// Neighbours among the children of a container, painted as one group.
///
/// The group has its own coordinates: while the neighbours move together nothing is painted again,
/// and a change in one of them paints only those in the same run again.
@MainActor
final class PaintedRun {
    /// Negative, unlike the number of any node, and different for each run of a container.
    let id: Int
    /// Which of the container's children; empty once it is no longer used.
    var range: Range<Int>
    /// Where its coordinates begin in the container's: whole numbers, so that sums stay exact.
    private(set) var origin = CGPoint.zero
    /// Nil where some child has to be painted again.
    private var group: DisplayGroup?
    /// The origins of the children in the group.
    private var origins: [CGPoint] = []
    private var hasMoved = false
    private var knownTouchBounds: CGRect?

    init(id: Int, range: Range<Int>) {
        self.id = id
        self.range = range
    }

    /// One of the children looks different.
    func contentChanged() { group = nil }

    /// One of the children has moved.
    func originsChanged() { hasMoved = true }

    /// The display group of the children, relative to `origin`.
    func displayGroup(of children: ArraySlice<RenderNode>) -> DisplayGroup {
        settleMoves(of: children)
        if let group { return group }
        origin = Self.origin(of: children)
        origins = []
        var recorder = DisplayListRecorder()
        for child in children {
            let shownOrigin = child.shownOrigin.from(origin)
            recorder.child(child, at: shownOrigin)
            origins.append(shownOrigin)
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

    /// Follows the children if they have moved together, and drops the group otherwise.
    private func settleMoves(of children: ArraySlice<RenderNode>) {
        guard hasMoved else { return }
        hasMoved = false
        guard group != nil else { return }
        let corner = Self.origin(of: children)
        let isTogether = zip(children, origins).allSatisfy { $0.shownOrigin.from(corner) == $1 }
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
