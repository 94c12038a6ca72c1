import Foundation
import Geometry

/// One column of a vertical grid, or row of a horizontal one, or as many adaptive ones as fit.
public struct GridItem: Sendable {
    /// How wide a column of a vertical grid is, or how high a row of a horizontal one; in points.
    public enum Size: Sendable {
        /// One track with this length.
        case fixed(CGFloat)
        /// One track that shares with the other flexible ones what the fixed ones leave, within the
        /// limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// Tracks of at least the minimum, as many as fit into this item's share, but at least one.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the column or row, or of each one of the adaptive ones; in points.
    public var size: Size
    /// To the next one; nil for the standard distance.
    public var spacing: CGFloat?
    /// The alignment of a view in its cell; nil for the grid's own.
    public var alignment: Alignment?

    /// Creates a column of a vertical grid or a row of a horizontal one, flexible unless told
    /// otherwise.
    public init(
        _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
