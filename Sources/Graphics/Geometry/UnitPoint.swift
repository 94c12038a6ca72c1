import Foundation

/// A point as fractions of a rectangle: (0, 0) is its top leading corner, (1, 1) the opposite one.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal fraction: 0 at the leading edge, 1 at the trailing one.
    public var x: CGFloat
    /// The vertical fraction: 0 at the top, 1 at the bottom.
    public var y: CGFloat

    /// The origin, which is the top leading corner.
    public static let zero = UnitPoint()
    /// The centre of the rectangle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Creates the point at the top leading corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates a point from its horizontal and vertical fractions, which may lie outside of 0...1.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The point in a rectangle.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
