import Foundation
import Geometry

/// One column of a vertical grid, or row of a horizontal one, or as many adaptive ones as fit.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// To the next one; nil for the standard distance.
    public var spacing: CGFloat?
    /// The alignment of a view in its cell; nil for the grid's own.
    public var alignment: Alignment?

    public init(
        _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
