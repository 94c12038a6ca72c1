import Foundation
import Geometry

extension RenderNode {
    /// The nearest scroll view around that scrolls along the axis, or along any where it is nil.
    package final func scrollView(along axis: Axis?) -> ScrollRender? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollRender, axis.map(scroll.scrolls) ?? true {
                return scroll
            }
            node = current.parent
        }
        return nil
    }
}

extension GeometryProxy {
    /// The rectangle of the nearest scroll view around in the view's coordinates, and the axis that it
    /// scrolls along: the given one, or else its own.
    package func viewport(along axis: Axis?) -> (bounds: CGRect, axis: Axis)? {
        let scrolled: Axis? = inNode { node in
            node.scrollView(along: axis).map { $0.scrolls(.vertical) ? .vertical : .horizontal }
        }
        guard let scrolled,
            let bounds = bounds(of: axis.map { .scrollView(axis: $0) } ?? .scrollView)
        else { return nil }
        return (bounds, axis ?? scrolled)
    }
}
