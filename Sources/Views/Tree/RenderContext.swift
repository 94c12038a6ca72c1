import Typography

/// What measuring and painting may use. It is made for each node and each proposal, and so holds
/// little but the tree.
package struct RenderContext {
    private unowned(unsafe) let tree: ViewTree
    /// Device pixels to a point.
    package let scale: Double

    init(_ tree: ViewTree) {
        self.tree = tree
        scale = tree.scale
    }

    package var shaper: TextShaper { tree.app.shaper }
    package var images: ImageStore { tree.images }
    /// Seconds on the frame clock.
    package var now: Double { tree.app.now }

    /// Has the node that is being painted painted again at a time on the frame clock.
    package func repaint(at time: Double) { tree.repaints.repaint(at: time) }
}

extension ViewTree {
    package var renderContext: RenderContext { RenderContext(self) }
}
