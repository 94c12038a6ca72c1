import Foundation
import Geometry

/// How far what fills a part of a window reaches beneath the bars around that part.
///
/// A node with bars lays its main content out beside them. Content whose edge is the edge of what the
/// bars leave may go on beneath them, up to the node's own edge; from there the next node with bars
/// outside of it decides in the same way.
///
///     ┌──────────────┐ node with a bar
///     │ bar          │
///     ├──────────────┤ ← a view whose upper edge is here reaches up to the node's edge
///     │ main content │
extension RenderNode {
    /// The distances from the node's edges to as far as it reaches; `size` while it is being decided.
    package final func reachBeneathBars(
        of size: CGSize? = nil, in regions: SafeAreaRegions = .all
    ) -> EdgeInsets {
        reachBeneathBars(of: size ?? self.size, in: regions) { _, _ in }
    }

    /// The distances from the node's edges to as far as it reaches; reports each node whose bars
    /// the reach passes beneath, and at which edges.
    final func reachBeneathBars(
        of size: CGSize, in regions: SafeAreaRegions = .all,
        passing: (RenderNode, Edge.Set) -> Void
    ) -> EdgeInsets {
        guard tree.barCount > 0 else { return EdgeInsets() }
        var own = SafeAreaRect(size: size)
        var reach = own
        var child = self
        while let node = child.parent {
            own.move(by: child.origin)
            reach.move(by: child.origin)
            if node.endsSafeArea { break }
            // The only bar at the root is the keyboard.
            let region: SafeAreaRegions = node === tree.rootRender ? .keyboard : .container
            if regions.contains(region), let bars = node.barInsets(around: child) {
                let passed = reach.extend(beneath: bars, in: node.size)
                if !passed.isEmpty { passing(node, passed) }
            }
            child = node
        }
        return reach.insets(from: own)
    }
}

/// A rectangle by its edges, as it grows beneath bars.
private struct SafeAreaRect {
    private var left: CGFloat
    private var right: CGFloat
    private var top: CGFloat
    private var bottom: CGFloat

    /// Allows for rounding where edges meet.
    private static var tolerance: CGFloat { 0.5 }

    init(size: CGSize) {
        (left, top, right, bottom) = (0, 0, size.width, size.height)
    }

    mutating func move(by offset: CGPoint) {
        left += offset.x
        right += offset.x
        top += offset.y
        bottom += offset.y
    }

    /// Extends each edge that meets a bar to the edge of the node with the bars.
    mutating func extend(beneath bars: EdgeInsets, in size: CGSize) -> Edge.Set {
        var passed: Edge.Set = []
        let slack = Self.tolerance
        if bars.top > 0, top <= bars.top + slack, top > 0 {
            top = 0
            passed.insert(.top)
        }
        if bars.bottom > 0, bottom >= size.height - bars.bottom - slack, bottom < size.height {
            bottom = size.height
            passed.insert(.bottom)
        }
        if bars.leading > 0, left <= bars.leading + slack, left > 0 {
            left = 0
            passed.insert(.leading)
        }
        if bars.trailing > 0, right >= size.width - bars.trailing - slack, right < size.width {
            right = size.width
            passed.insert(.trailing)
        }
        return passed
    }

    func insets(from inner: SafeAreaRect) -> EdgeInsets {
        EdgeInsets(
            top: inner.top - top, leading: inner.left - left, bottom: bottom - inner.bottom,
            trailing: right - inner.right)
    }
}

extension EdgeInsets {
    /// The insets at some edges, and none at the others.
    package func limited(to edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0,
            trailing: edges.contains(.trailing) ? trailing : 0)
    }
}
