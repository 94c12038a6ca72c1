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
    /// Whether the paint of all children is deferred, and none has been invalidated since.
    private var isDeferred = false
    /// The origins of the children in the group.
    private var origins: [CGPoint] = []
    private var hasMoved = false
    /// Valid as long as the group, or while the run is deferred.
    private var knownTouchBounds: CGRect?

    init(id: Int, range: Range<Int>) {
        self.id = id
        self.range = range
    }

    /// One of the children looks different.
    func contentChanged() {
        group = nil
        isDeferred = false
    }

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
        isDeferred = false
        knownTouchBounds = nil
        return new
    }

    /// Defers the paint of all children if they are not painted yet and show nothing in a part of the
    /// container. Returns whether it did.
    func deferPaint(of children: ArraySlice<RenderNode>, outside part: CGRect) -> Bool {
        settleMoves(of: children)
        guard group == nil else { return false }
        if !isDeferred {
            guard children.allSatisfy({ $0.isApart(from: part) }) else { return false }
            for child in children { child.deferPaint() }
            isDeferred = true
            knownTouchBounds = nil
        }
        // Those that are turned or enlarged may show something anywhere.
        return touchBounds(of: children).overlap(with: part) == nil
    }

    /// The part of the container in which the children may take a touch.
    func touchBounds(of children: ArraySlice<RenderNode>) -> CGRect {
        settleMoves(of: children)
        let isKept = group != nil || isDeferred
        if isKept, let knownTouchBounds {
            return knownTouchBounds.offsetBy(dx: origin.x, dy: origin.y)
        }
        let bounds = children.reduce(CGRect.null) { $0.union($1.shownTouchBounds) }
        if isKept { knownTouchBounds = bounds.offsetBy(dx: -origin.x, dy: -origin.y) }
        return bounds
    }

    /// Follows the children if they have moved together, and drops the group otherwise.
    private func settleMoves(of children: ArraySlice<RenderNode>) {
        guard hasMoved else { return }
        hasMoved = false
        isDeferred = false
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
