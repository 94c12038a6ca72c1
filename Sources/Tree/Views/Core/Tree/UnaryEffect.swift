import Drawing
import Foundation
import Geometry
import Layouts

/// An effect that only lays its child out: a frame, a padding, an offset.
@MainActor
package protocol UnaryEffect: RenderEffect {
    associatedtype Algorithm: UnaryLayout
    var algorithm: Algorithm { get }
}

extension UnaryEffect {
    package func sizeThatFits(
        _ proposal: ProposedViewSize, child: RenderNode, in context: RenderContext
    ) -> CGSize { algorithm.sizeThatFits(proposal, child: child) }

    package func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let place = algorithm.placement(of: child, in: size, proposal: proposal)
        return (place.origin, place.proposal)
    }

    package func alignment(
        of key: AlignmentKey, child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        algorithm.explicitAlignment(of: key, child: child, in: size, proposal: proposal)
    }
}
