import Foundation
import Geometry

/// Proposes a size of a given shape; the child is free to answer with another.
package struct AspectRatioLayout: UnaryLayout, Equatable {
    /// Width divided by height; nil means the child's own, when it is asked for its ideal size.
    package let ratio: CGFloat?
    package let contentMode: ContentMode

    package init(_ ratio: CGFloat?, contentMode: ContentMode) {
        self.ratio = ratio
        self.contentMode = contentMode
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        child.sizeThatFits(childProposal(proposal, child))
    }

    package func placement(
        of child: any LayoutElement, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        Placement(origin: .zero, size: size, proposal: childProposal(proposal, child))
    }

    private func childProposal(
        _ proposal: ProposedViewSize, _ child: any LayoutElement
    ) -> ProposedViewSize {
        guard let ratio = ratio ?? idealRatio(of: child), ratio > 0, ratio.isFinite else {
            return proposal
        }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return shaped(child.sizeThatFits(.unspecified), ratio)
        case (let width?, nil):
            return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?):
            return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            return shaped(CGSize(width: width, height: height), ratio)
        }
    }

    /// The largest size of that ratio inside of a space, or the smallest one around it.
    private func shaped(_ space: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
        let widthForHeight = space.height * ratio
        let isLimitedByHeight = (space.width > widthForHeight) == (contentMode == .fit)
        return isLimitedByHeight
            ? ProposedViewSize(width: widthForHeight, height: space.height)
            : ProposedViewSize(width: space.width, height: space.width / ratio)
    }

    private func idealRatio(of child: any LayoutElement) -> CGFloat? {
        let size = child.sizeThatFits(.unspecified)
        return size.height > 0 ? size.width / size.height : nil
    }
}

/// Whether content that keeps its aspect ratio fits into a space or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}
