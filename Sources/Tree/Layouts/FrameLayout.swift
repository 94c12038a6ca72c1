import Foundation
import Geometry

/// A fixed width, a fixed height, or both, for a child that may be smaller or stick out.
package struct FrameLayout: UnaryLayout, Equatable {
    package let width: CGFloat?
    package let height: CGFloat?
    package let alignment: Alignment

    /// Something negative or infinite was asked for; it is taken as 0 or left out.
    package let hasInvalidDimension: Bool

    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        self.width = Self.valid(width)
        self.height = Self.valid(height)
        self.alignment = alignment
        hasInvalidDimension = self.width != width || self.height != height
    }

    /// Whether the frame sets the length along the axis.
    package func isFixed(along axis: Axis) -> Bool {
        (axis == .horizontal ? width : height) != nil
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        if let width, let height {
            return CGSize(width: width, height: height)
        }
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package func placement(
        of child: any LayoutElement, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        aligned(
            child, alignment, in: ViewDimensions(size: size), proposal: childProposal(proposal))
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    private static func valid(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite else { return nil }
        return max(0, length)
    }
}
