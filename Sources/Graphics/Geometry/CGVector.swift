import Foundation

/// A direction with a length; points.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal part, in points; positive to the right.
    public var dx: CGFloat
    /// The vertical part, in points; positive downwards.
    public var dy: CGFloat

    /// A vector without length.
    public static let zero = CGVector()

    /// Creates a vector without length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its horizontal and vertical parts, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
