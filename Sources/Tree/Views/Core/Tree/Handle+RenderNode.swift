@MainActor
extension Handle<RenderNode> {
    /// Nil also where the node's view is removed, though the node may not be freed yet.
    package var node: RenderNode? {
        guard let target else { return nil }
        return target.owner?.isRemoved == true ? nil : target
    }
}
