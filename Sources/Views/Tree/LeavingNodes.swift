/// Subtrees that are no longer part of what a view describes, but are still shown while their
/// removal is animated.
@MainActor
struct LeavingNodes {
    private var nodes: [_ViewNode] = []

    nonisolated init() {}

    /// Removes the subtree, at once or at the end of its transition, which runs in the
    /// transaction's animation where none is given.
    mutating func take(
        _ node: _ViewNode, from owner: _ViewNode, animation: Animation? = nil
    ) {
        nodes.removeAll(where: \.isRemoved)
        guard TransitionRun.startLeaving(node, owner: owner, animation: animation) else {
            node.remove()
            return
        }
        nodes.append(node)
    }

    func forEach(_ visit: (_ViewNode) -> Void) {
        for node in nodes where !node.isRemoved { visit(node) }
    }
}
