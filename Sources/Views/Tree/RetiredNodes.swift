// Subtrees that are no longer part of the tree, and are taken apart when the frame is out.
//
// From the moment it is retired nothing of a subtree is shown, evaluated or reached by events. What
// is left is to cut its rules out of the graph and to free it, which takes a good part of the time
// that making it did, and which nobody waits for: each turn does a part of it, so that none is held
// up.

extension AppGraph {
    /// Whether something waits to be taken apart.
    package var hasRetired: Bool { !retired.isEmpty }
}

extension ViewTree {
    /// Takes a subtree out of the tree: at once as far as anyone can tell. Its elements are looked
    /// for where they are not given.
    @MainActor
    func retire(_ node: _ViewNode, showing known: [Element]? = nil) {
        guard !node.isRemoved else { return }
        // Those whose end is noticed are told in their order. An animation that ends with its
        // view is noticed, too.
        guard !node.isRemovedWithoutDelay, !isAnimating else { return node.remove() }
        for element in known ?? elements(of: node) where element.render.parent != nil {
            element.render.leaveParent()
        }
        node.isRetired = true
        node.noteWaitsForRelease()
        app.retired.append(node)
    }

    @MainActor
    private func elements(of node: _ViewNode) -> [Element] {
        var elements: [Element] = []
        node.appendElements(to: &elements)
        return elements
    }
}

extension _ViewNode {
    /// Has those above outlive it: what waits to be taken apart goes before they do.
    fileprivate final func noteWaitsForRelease() {
        var next = parent
        while let node = next, !node.outlivesRetired {
            node.outlivesRetired = true
            next = node.parent
        }
    }

    /// To be called by a node that does something as it is removed that others may notice: whatever
    /// it is a part of is removed on the spot.
    final func removesWithoutDelay() {
        var node = self
        while !node.isRemovedWithoutDelay {
            node.isRemovedWithoutDelay = true
            guard let parent = node.parent else { return }
            node = parent
        }
    }
}
