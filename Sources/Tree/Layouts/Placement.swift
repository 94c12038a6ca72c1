import Foundation
import Geometry

/// Where a container puts a child, and what it proposes to it there.
package struct Placement: Equatable, Sendable {
    /// The child's upper leading corner in the container's coordinates.
    package var origin: CGPoint

    /// The size that the child answers to the proposal.
    package var size: CGSize

    package var proposal: ProposedViewSize

    package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        self.origin = origin
        self.size = size
        self.proposal = proposal
    }

    /// Marks a subview that is not placed yet. As NaN it differs from every placement, even itself.
    package static let nowhere = Placement(
        origin: CGPoint(x: CGFloat.nan, y: CGFloat.nan), size: .zero, proposal: .unspecified)

    package var frame: CGRect {
        CGRect(origin: origin, size: size)
    }
}
