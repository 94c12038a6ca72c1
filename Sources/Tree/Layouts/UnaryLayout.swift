import Foundation
import Geometry

/// The layout of one child, such as a frame, a padding or an offset.
///
/// Priority, spacing and layout values are those of the child, and so are the guides, moved to the
/// child's position.
package protocol UnaryLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize

    /// The placement of the child in a view with a size, laid out for a proposal.
    func placement(
        of child: any LayoutElement, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement

    func explicitAlignment(
        of key: AlignmentKey, child: any LayoutElement, in size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat?
}

extension UnaryLayout {
    package func explicitAlignment(
        of key: AlignmentKey, child: any LayoutElement, in size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        guard !child.explicitAlignmentKeys.isDisjoint(with: AlignmentKeySet(key)) else {
            return nil
        }
        let placement = placement(of: child, in: size, proposal: proposal)
        return child.explicitAlignment(
            of: key, in: placement.size, proposal: placement.proposal
        ).map { $0 + placement.origin[key.axis] }
    }

    /// The placement of a child whose guides are aligned with those of a box.
    package func aligned(
        _ child: any LayoutElement, _ alignment: Alignment, in box: ViewDimensions,
        proposal: ProposedViewSize
    ) -> Placement {
        let dimensions = child.dimensions(in: proposal)
        let origin = CGPoint(
            x: box[alignment.horizontal] - dimensions[alignment.horizontal],
            y: box[alignment.vertical] - dimensions[alignment.vertical])
        return Placement(origin: origin, size: dimensions.size, proposal: proposal)
    }
}
