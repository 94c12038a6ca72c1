import Foundation
import Geometry

/// A primary child that decides everything, and a secondary one laid out in the primary's size:
/// an overlay when painted after it, a background when painted before.
package struct OverlayLayout: UnaryLayout, Equatable {
    package let alignment: Alignment

    package init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        child.sizeThatFits(proposal)
    }

    package func placement(
        of child: any LayoutElement, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        Placement(origin: .zero, size: size, proposal: proposal)
    }

    /// The placement of the secondary child.
    package func placement(
        ofSecondary secondary: any LayoutElement, over primary: any LayoutElement,
        in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        aligned(
            secondary, alignment,
            in: ViewDimensions(size: size, proposal: proposal, guides: primary),
            proposal: ProposedViewSize(size))
    }
}
