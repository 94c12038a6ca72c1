import Foundation
import Typography

/// What measuring and painting a node may use. It is made for each node and each proposal, and so
/// holds little but the node.
@MainActor
package struct RenderContext {
    unowned(unsafe) let node: RenderNode
    /// Device pixels to a point.
    package let scale: Double

    init(_ node: RenderNode) {
        self.node = node
        scale = node.tree.scale
    }

    package var shaper: TextShaper { node.tree.app.shaper }
    package var images: ImageStore { node.tree.images }
    /// Whether the leading edge is the right one.
    package var isRightToLeft: Bool { node.isRightToLeft }
    /// Seconds on the frame clock.
    package var now: Double { node.tree.app.now }

    /// Has the node that is being painted painted again at a time on the frame clock.
    package func repaint(at time: Double) { node.tree.repaints.repaint(at: time) }
}

extension RenderNode {
    final var renderContext: RenderContext { RenderContext(self) }
}
