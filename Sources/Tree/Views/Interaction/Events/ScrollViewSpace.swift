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
