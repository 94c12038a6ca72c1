import Foundation

/// A type that identifies an alignment guide and provides its default position.
public protocol AlignmentID: SendableMetatype {
    /// The position of the guide in a view that does not set it, in points from the top leading
    /// corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Merges a guide that a container's child sets into those of the `n` children before it.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// Computes the mean of the children's guides.
    public static func _combineExplicit(
        childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
        guard let soFar = parentValue else {
            parentValue = childValue
            return
        }
        parentValue = (soFar * CGFloat(n) + childValue) / CGFloat(n + 1)
    }
}

/// The baseline of the first line. A container takes the topmost one; a view without text has its
/// baseline at the bottom.
enum FirstTextBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(
        childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
        parentValue = min(parentValue ?? .infinity, childValue)
    }
}

/// The baseline of the last line. A container takes the lowest one; a view without text has its
/// baseline at the bottom.
enum LastTextBaselineID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(
        childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
        parentValue = max(parentValue ?? -.infinity, childValue)
    }
}
