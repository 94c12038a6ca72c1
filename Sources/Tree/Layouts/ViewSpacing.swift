import Foundation
import Geometry

/// The distances that a view prefers between itself and its neighbours, in points.
public struct ViewSpacing: Sendable {
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat

    /// Between two views that ask for nothing special.
    package static let ordinary: CGFloat = 8

    /// The spacing of a spacer: no distance, whatever the neighbour prefers.
    public static let zero = ViewSpacing(all: 0)

    /// Creates the spacing of most views: 8 points on every side.
    public init() {
        self.init(all: Self.ordinary)
    }

    private init(all length: CGFloat) {
        top = length
        leading = length
        bottom = length
        trailing = length
    }

    /// Takes the larger preference on each of the edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = max(top, other.top) }
        if edges.contains(.leading) { leading = max(leading, other.leading) }
        if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
    }

    /// Returns the spacing with the larger preference on each of the edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    package func isSame(as other: ViewSpacing) -> Bool {
        top == other.top && leading == other.leading && bottom == other.bottom
            && trailing == other.trailing
    }

    /// The distance between this view and the one after it.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let mine = axis == .horizontal ? trailing : bottom
        let theirs = axis == .horizontal ? next.leading : next.top
        guard mine != 0, theirs != 0 else { return 0 }
        return max(mine, theirs)
    }
}
