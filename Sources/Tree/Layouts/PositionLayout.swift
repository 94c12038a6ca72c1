import Foundation
import Geometry

/// All the space there is, with the child's centre at a point of it.
package struct PositionLayout: UnaryLayout, Equatable {
    package let position: CGPoint

    package init(_ position: CGPoint) {
        self.position = position
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    package func placement(
        of child: any LayoutElement, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let childSize = child.sizeThatFits(proposal)
        let origin = CGPoint(
            x: position.x - childSize.width / 2, y: position.y - childSize.height / 2)
        return Placement(origin: origin, size: childSize, proposal: proposal)
    }
}
