import Foundation
import Geometry

/// The layout of one child: a frame, a padding, an offset.
///
/// Priority, spacing and layout values are the child's; guides too, moved to where it stands.
package protocol UnaryLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize

    /// Where the child stands in a view of that size, which was laid out for that proposal.
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

    /// The placement of a child whose guides lie on those of a box around it.
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
