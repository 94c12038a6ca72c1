/// Refers to a render node for as long as it lives; as a weak reference does, but at a cost to
/// those who ask and not to the node.
package final class RenderHandle {
    package internal(set) unowned(unsafe) var node: RenderNode?

    init(_ node: RenderNode) { self.node = node }
}
