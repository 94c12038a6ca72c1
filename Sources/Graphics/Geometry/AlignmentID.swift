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

/// An alignment guide of one axis, as a key that can be compared and looked up.
package struct AlignmentKey: Hashable, Comparable, Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package init(_ id: any AlignmentID.Type, _ axis: Axis) {
        self.id = id
        self.axis = axis
    }

    /// The position of the guide in a view that does not set it.
    package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        id.defaultValue(in: dimensions)
    }

    /// Merges the guide of one more child into that of a container.
    package func combineExplicit(
        childValue: CGFloat, _ count: Int, into parentValue: inout CGFloat?
    ) {
        id._combineExplicit(childValue: childValue, count, into: &parentValue)
    }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        ObjectIdentifier(left.id) == ObjectIdentifier(right.id) && left.axis == right.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// Horizontal guides come first. The order of the guides of an axis is stable within a process.
    package static func < (left: AlignmentKey, right: AlignmentKey) -> Bool {
        guard left.axis == right.axis else { return left.axis == .horizontal }
        return ObjectIdentifier(left.id) < ObjectIdentifier(right.id)
    }
}

extension AlignmentKey {
    /// Merges the positions of the guide in several views; nil if none sets it.
    package func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        var result: CGFloat?
        var count = 0
        for case .some(let value) in values {
            combineExplicit(childValue: value, count, into: &result)
            count += 1
        }
        return result
    }
}
