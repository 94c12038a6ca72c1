import Casement

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set of corners from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner with the least x and y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner with the greatest x and the least y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner with the least x and the greatest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner with the greatest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set of edges from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edge with the least y.
    public static let top = UIRectEdge(rawValue: 1)
    /// The edge with the least x.
    public static let left = UIRectEdge(rawValue: 2)
    /// The edge with the greatest y.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The edge with the greatest x.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top, in points.
    public var top: CGFloat
    /// The distance from the left, in points.
    public var left: CGFloat
    /// The distance from the bottom, in points.
    public var bottom: CGFloat
    /// The distance from the right, in points.
    public var right: CGFloat

    /// Creates distances in points, each 0 by default.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Distances of 0 on all edges.
    public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle in the direction in which text is read.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top, in points.
    public var top: CGFloat
    /// The distance from the edge at which text begins, in points.
    public var leading: CGFloat
    /// The distance from the bottom, in points.
    public var bottom: CGFloat
    /// The distance from the edge at which text ends, in points.
    public var trailing: CGFloat

    /// Creates distances in points, each 0 by default.
    public init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Distances of 0 on all edges.
    public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
    /// Creates the insets of SwiftUI with the same distances.
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(
            top: insets.top, leading: insets.leading, bottom: insets.bottom,
            trailing: insets.trailing)
    }
}
