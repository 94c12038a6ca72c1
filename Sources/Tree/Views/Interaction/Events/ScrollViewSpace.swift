import Foundation
import Geometry

/// The name of the coordinates of what the nearest scroll view shows.
struct ScrollViewSpace: Hashable {
    /// The axis along which the scroll view scrolls; nil for any.
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the nearest scroll view around, whose origin is the corner of what it
    /// shows. Where there is none, those of the window.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
    }

    /// The coordinates of the nearest scroll view around that scrolls along the axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
    }
}

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
