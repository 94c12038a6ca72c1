import Foundation

/// An alignment guide of one axis, to compare, look up and ask for.
package struct AlignmentKey: Hashable, Comparable, Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package init(_ id: any AlignmentID.Type, _ axis: Axis) {
        self.id = id
        self.axis = axis
    }

    /// Where the guide lies in a view that sets none.
    package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        id.defaultValue(in: dimensions)
    }

    /// Merges one more child's guide into a container's.
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

    /// Horizontal guides first; among the guides of an axis an order that lasts for one run.
    package static func < (left: AlignmentKey, right: AlignmentKey) -> Bool {
        guard left.axis == right.axis else { return left.axis == .horizontal }
        return ObjectIdentifier(left.id) < ObjectIdentifier(right.id)
    }
}

extension AlignmentKey {
    /// Merges the places of the guide in several views; nil where none sets it.
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
