/// Subtrees that a view no longer describes and that are shown only for their removal transition.
@MainActor
struct LeavingNodes {
    private final class List {
        var nodes = ObjectList<_ViewNode>()
    }

    /// Made with the first animated removal.
    private var list: List?

    nonisolated init() {}

    /// Removes the subtree, at once or at the end of its transition, which has the transaction's
    /// animation unless another is given. `elements` are those of the subtree, where known.
    mutating func take(
        _ node: _ViewNode, from owner: _ViewNode, animation: Animation? = nil,
        showing elements: [Element]? = nil
    ) {
        guard TransitionRun.mayLeave(owner, animation) else {
            return owner.tree.retire(node, showing: elements)
        }
        let list = self.list ?? List()
        let departure = TransitionRun.startLeaving(node, owner: owner, animation: animation) {
            [weak list, weak node] in
            if let node { list?.nodes.remove(node) }
        }
        switch departure {
        case .animated:
            node.freeze()
            // The preferences it provided end before it is invisible.
            owner.tree.preferencesChanged()
            list.nodes.add(node)
            self.list = list
        case .unanimated:
            owner.tree.retire(node, showing: elements)
        case .immediate:
            owner.tree.app.actions.goesFirst = true
            node.remove()
            owner.tree.app.actions.goesFirst = false
        }
    }

    func forEach(_ visit: (_ViewNode) -> Void) {
        guard let list else { return }
        for node in list.nodes.all() where !node.isRemoved { visit(node) }
    }
}
