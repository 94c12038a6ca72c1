/// Refers to a render node for as long as it lives; as a weak reference does, but at a cost to
/// those who ask and not to the node.
package final class RenderHandle {
    private unowned(unsafe) var known: RenderNode?

    init(_ node: RenderNode) { known = node }

    /// Nil where the node's view is removed, too, though it may not be freed yet.
    package var node: RenderNode? {
        guard let known else { return nil }
        return MainActor.assumeIsolated { known.owner?.isRemoved == true } ? nil : known
    }

    /// The node dies.
    func forget() { known = nil }
}
