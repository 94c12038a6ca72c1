/// Subtrees that are no longer part of what a view describes, but are still shown while their
/// removal is animated.
@MainActor
struct LeavingNodes {
    private var nodes: [_ViewNode] = []

    nonisolated init() {}

    /// Removes the subtree, at once or at the end of its transition.
    mutating func take(_ node: _ViewNode, from owner: _ViewNode) {
        nodes.removeAll(where: \.isRemoved)
        guard TransitionRun.startLeaving(node, owner: owner) else {
            node.remove()
            return
        }
        nodes.append(node)
    }

    func forEach(_ visit: (_ViewNode) -> Void) {
        for node in nodes where !node.isRemoved { visit(node) }
    }
}
