import Foundation

/// A type that names an alignment guide and says where it lies by default.
public protocol AlignmentID: SendableMetatype {
    /// The guide's place in a view that sets none; points from the view's upper leading corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Merges the guides that a container's children set; `n` of them came before this one.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// The mean of the children's guides.
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
