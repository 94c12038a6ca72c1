// Subtrees that have left the tree and are freed after presenting.
//
// A retired subtree is not shown, not evaluated and not reached by events. What is left is to remove
// its rules from the graph and to free it, which takes a good part of the time that making it took;
// each turn does a part of it, so that no turn takes long.

extension AppGraph {
    @MainActor
    func releaseRetired(atMost limit: Int = .max) {
        var left = limit
        while !retired.isEmpty, left > 0 {
            var nodes: [any RetiredSubtree] = retired.prefix(left).reversed()
            retired.removeFirst(nodes.count)
            left -= nodes.count
            // Each is freed before the next is removed, while it is in the processor's cache.
            while let node = nodes.popLast() { node.remove() }
        }
    }

    /// Whether something waits to be taken apart.
    package var hasRetired: Bool { !retired.isEmpty }
}

extension ViewTree {
    /// Takes a subtree out of the tree; it is freed later. Elements that are not given are collected
    /// from the subtree.
    func retire(_ node: _ViewNode, showing known: [Element]? = nil) {
        guard !node.isRemoved else { return }
        // Views with an `onDisappear`, for example, are removed in their order. So is a view whose
        // animation ends with it.
        guard !node.isRemovedWithoutDelay, !isAnimating else { return node.remove() }
        for element in known ?? elements(of: node) where element.render.parent != nil {
            element.render.leaveParent()
        }
        node.isRetired = true
        node.markAncestorsOutliveRetired()
        app.retired.append(node)
    }

    private func elements(of node: _ViewNode) -> [Element] {
        var elements: [Element] = []
        node.appendElements(to: &elements)
        return elements
    }
}

extension _ViewNode {
    /// Notes in the ancestors that a retired subtree has to be freed before them.
    fileprivate final func markAncestorsOutliveRetired() {
        var next = parent
        while let node = next, !node.outlivesRetired {
            node.outlivesRetired = true
            next = node.parent
        }
    }

    /// Has every subtree that contains the node removed without delay. To be called by nodes whose
    /// removal has an effect that an app can observe.
    final func removesWithoutDelay() {
        var node = self
        while !node.isRemovedWithoutDelay {
            node.isRemovedWithoutDelay = true
            guard let parent = node.parent else { return }
            node = parent
        }
    }
}
