import Foundation
import Geometry

/// Subviews on top of each other, the last one nearest to the reader.
///
/// Only the subviews of the highest priority decide how big the stack is.
public struct ZStackLayout: Layout, GuidesOfSubviewsOnly {
    public typealias AnimatableData = EmptyAnimatableData

    public var alignment: Alignment

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

    /// The rectangle around the deciding subviews, seen from the point at which all are lined up.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        var priority = -Double.infinity
        for subview in subviews {
            priority = max(priority, subview.priority)
        }
        var left = CGFloat.infinity
        var top = CGFloat.infinity
        var right = -CGFloat.infinity
        var bottom = -CGFloat.infinity
        for subview in subviews where subview.priority == priority {
            let dimensions = subview.dimensions(in: proposal)
            let x = -dimensions[alignment.horizontal]
            let y = -dimensions[alignment.vertical]
            left = min(left, x)
            top = min(top, y)
            right = max(right, x + dimensions.width)
            bottom = max(bottom, y + dimensions.height)
        }
        guard left <= right else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
