import Foundation
import Geometry

/// Subviews on top of each other, the last one in front.
///
/// Only the subviews of the highest priority decide how big the stack is.
public struct ZStackLayout: Layout, GuidesOfSubviewsOnly {
    public typealias AnimatableData = EmptyAnimatableData

    /// The guides at which the subviews are aligned with each other.
    public var alignment: Alignment

    /// Creates a layout that puts subviews on top of each other, aligned at the guides of
    /// `alignment`.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        extent(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let extent = extent(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let origin = CGPoint(
                x: bounds.minX - extent.minX - dimensions[alignment.horizontal],
                y: bounds.minY - extent.minY - dimensions[alignment.vertical])
            subview.place(Placement(origin: origin, size: dimensions.size, proposal: proposal))
        }
    }

    /// The rectangle around the subviews of the highest priority, relative to the point at which
    /// the alignment guides of all subviews meet.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        let priority = highestPriority(of: subviews)
        var extent = CGRect.null
        var index = subviews.startIndex
        while index < subviews.endIndex {
            if subviews[index].priority == priority {
                include(subviews[index].dimensions(in: proposal), in: &extent)
            }
            index += 1
        }
        return extent.isNull ? .zero : extent
    }

    private func highestPriority(of subviews: Subviews) -> Double {
        subviews.reduce(-Double.infinity) { max($0, $1.priority) }
    }

    private func include(_ dimensions: ViewDimensions, in extent: inout CGRect) {
        // An infinite length has no centre, so it starts at that point.
        let x = dimensions.width.isFinite ? -dimensions[alignment.horizontal] : 0
        let y = dimensions.height.isFinite ? -dimensions[alignment.vertical] : 0
        guard !extent.isNull else {
            extent = CGRect(x: x, y: y, width: dimensions.width, height: dimensions.height)
            return
        }
        let left = min(extent.minX, x)
        let top = min(extent.minY, y)
        let right = max(extent.maxX, x + dimensions.width)
        let bottom = max(extent.maxY, y + dimensions.height)
        extent = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
