import Foundation

/// Distances inwards from the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets of zero on all sides.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets from a distance for each side.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets with one distance on the given sides, and zero on the others.
    package init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The sum of the leading and trailing insets.
    package var horizontal: CGFloat { leading + trailing }

    /// The sum of the top and bottom insets.
    package var vertical: CGFloat { top + bottom }
}

extension CGRect {
    /// The rectangle moved outwards by insets.
    package func extended(by insets: EdgeInsets, isRightToLeft: Bool) -> CGRect {
        CGRect(
            x: minX - (isRightToLeft ? insets.trailing : insets.leading), y: minY - insets.top,
            width: width + insets.horizontal,
            height: height + insets.vertical)
    }
}
