import Foundation
import Geometry

/// Draws a child at an offset without changing its frame for the layout.
package struct OffsetLayout: UnaryLayout, Equatable {
    package let offset: CGSize

    package init(_ offset: CGSize) {
        self.offset = offset
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        child.sizeThatFits(proposal)
    }

    package func placement(
        of child: any LayoutElement, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        Placement(
            origin: CGPoint(x: offset.width, y: offset.height), size: size, proposal: proposal)
    }

    /// Guides belong to the frame and so do not move.
    package func explicitAlignment(
        of key: AlignmentKey, child: any LayoutElement, in size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        child.explicitAlignment(of: key, in: size, proposal: proposal)
    }
}
