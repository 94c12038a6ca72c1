import Foundation
import Geometry

/// The child's ideal width, ideal height, or both, whatever is proposed.
package struct FixedSizeLayout: UnaryLayout, Equatable {
    package let horizontal: Bool
    package let vertical: Bool

    package init(horizontal: Bool = true, vertical: Bool = true) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        child.sizeThatFits(childProposal(proposal))
    }

    package func placement(
        of child: any LayoutElement, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        Placement(origin: .zero, size: size, proposal: childProposal(proposal))
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}
