/// A node of a tree that things can be sorted by.
@MainActor
package protocol OrderedNode: AnyObject {
    var orderedParent: (any OrderedNode)? { get }
    var isRemoved: Bool { get }
    func forEachOrderedChild(_ visit: (any OrderedNode) -> Void)
}

/// The order of a tree from the inside out: a view's content comes before the view, and siblings
/// come first to last.
@MainActor
struct TreeOrder {
    /// A node with sorted things at or below it.
    private final class Branch {
        let node: any OrderedNode
        var inner: [Branch] = []
        /// The indices of the things that belong to the node itself.
        var own: [Int] = []

        init(_ node: any OrderedNode) { self.node = node }
    }

    private var branches: [ObjectIdentifier: Branch] = [:]
    private var roots: [Branch] = []
    private var order: [Int] = []

    /// Sorts things by the nodes that they belong to. Things without a node, or with one that has
    /// left the tree, come last in their original order.
    static func sorted<Thing>(
        _ things: [Thing], by node: (Thing) -> (any OrderedNode)?
    ) -> [Thing] {
        var tree = TreeOrder()
        var rest: [Int] = []
        for (index, thing) in things.enumerated() {
            if let node = node(thing), !node.isRemoved {
                tree.branch(of: node).own.append(index)
            } else {
                rest.append(index)
            }
        }
        for root in tree.roots { tree.append(root) }
        return (tree.order + rest).map { things[$0] }
    }

    /// The branch of a node, added below those of its ancestors.
    private mutating func branch(of node: any OrderedNode) -> Branch {
        if let known = branches[ObjectIdentifier(node)] { return known }
        let branch = Branch(node)
        branches[ObjectIdentifier(node)] = branch
        var lower = branch
        while let parent = lower.node.orderedParent {
            if let known = branches[ObjectIdentifier(parent)] {
                known.inner.append(lower)
                return branch
            }
            let upper = Branch(parent)
            branches[ObjectIdentifier(parent)] = upper
            upper.inner.append(lower)
            lower = upper
        }
        roots.append(lower)
        return branch
    }

    private mutating func append(_ branch: Branch) {
        for inner in inTreeOrder(branch) { append(inner) }
        order += branch.own
    }

    private func inTreeOrder(_ branch: Branch) -> [Branch] {
        guard branch.inner.count > 1 else { return branch.inner }
        var wanted: [ObjectIdentifier: Branch] = [:]
        for inner in branch.inner { wanted[ObjectIdentifier(inner.node)] = inner }
        var sorted: [Branch] = []
        branch.node.forEachOrderedChild { child in
            if let inner = wanted.removeValue(forKey: ObjectIdentifier(child)) {
                sorted.append(inner)
            }
        }
        // A node may have descendants that are not among its children.
        return sorted + branch.inner.filter { wanted[ObjectIdentifier($0.node)] != nil }
    }
}
