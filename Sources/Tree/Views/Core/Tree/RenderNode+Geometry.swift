import Foundation
import Geometry

/// Where a node is, in its own coordinates and in the window's.
extension RenderNode {
    /// A point of the node's own coordinates in the window's.
    package final func convertToWindow(_ point: CGPoint) -> CGPoint {
        var point = point
        var node = self
        while let parent = node.parent {
            point.x += node.shownOrigin.x
            point.y += node.shownOrigin.y
            if let transform = parent.childTransform {
                point =
                    parent.childProjection.map(point.applying) ?? point.applying(transform)
            }
            node = parent
        }
        return point
    }

    /// A point of the window's coordinates in the node's own.
    package final func convertFromWindow(_ point: CGPoint) -> CGPoint {
        var chain: [RenderNode] = []
        var node: RenderNode? = self
        while let current = node {
            chain.append(current)
            node = current.parent
        }
        var point = point
        for (child, parent) in zip(chain.reversed().dropFirst(), chain.reversed()) {
            if let transform = parent.childTransform {
                point =
                    parent.childProjection.map { point.applying($0.inverted()) }
                    ?? point.applying(transform.inverted())
            }
            point.x -= child.shownOrigin.x
            point.y -= child.shownOrigin.y
        }
        return point
    }

    /// Whether it hangs below the window's root.
    package final var isInTree: Bool {
        // The nodes around one that is removed may be freed before it, and its links dangle.
        guard owner?.isRemoved == false else { return self === tree.rootRender }
        var node = self
        while let parent = node.parent { node = parent }
        return node === tree.rootRender
    }

    /// Whether only a transition still shows it, or something around it.
    package final var isInLeavingPart: Bool {
        var node: RenderNode? = self
        while let current = node {
            if current.isGone { return true }
            node = current.parent
        }
        return false
    }

    /// Scrolls the scroll views around it until it can be seen.
    package final func revealInScrollViews() {
        var node = parent
        while let current = node {
            current.reveal(self)
            node = current.parent
        }
    }

    /// The node's frame in the window's coordinates; the bounding box where it is rotated.
    package final var windowFrame: CGRect {
        var frame = CGRect(origin: .zero, size: size)
        var node = self
        while let parent = node.parent {
            let place = node.shownOrigin
            frame.origin.x += place.x
            frame.origin.y += place.y
            // Of a rotated box the corners are rotated, not the box around them once more.
            if parent.childTransform != nil { return windowFrameByCorners }
            node = parent
        }
        return frame
    }

    private var windowFrameByCorners: CGRect {
        let corners = [
            CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
            CGPoint(x: size.width, y: size.height),
        ].map(convertToWindow)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
