import Foundation
import Geometry

/// Room around a child.
package struct PaddingLayout: UnaryLayout, Equatable {
    package let insets: EdgeInsets

    package init(_ insets: EdgeInsets) {
        self.insets = insets
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(
            width: max(0, size.width + insets.horizontal),
            height: max(0, size.height + insets.vertical))
    }

    package func placement(
        of child: any LayoutElement, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let inner = childProposal(proposal)
        return Placement(
            origin: CGPoint(x: insets.leading, y: insets.top),
            size: child.sizeThatFits(inner), proposal: inner)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }
}
