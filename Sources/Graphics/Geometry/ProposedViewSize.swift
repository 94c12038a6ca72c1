import Foundation

/// The size that a parent proposes to a child: for each dimension a length, or nil for the ideal one.
///
/// Zero asks for the minimum length of the child, infinity for the maximum.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width in points, or `nil` for the ideal width.
    public var width: CGFloat?
    /// The proposed height in points, or `nil` for the ideal height.
    public var height: CGFloat?

    /// A proposal that asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal that asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal from a width and a height, each of which may be unspecified.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the proposed size, with the dimensions of `size` in place of unspecified ones.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
