/// The order of a tree from the inside out: what is inside a view comes before the view, and
/// siblings come first to last.
@MainActor
struct TreeOrder {
    /// A node on the way to something that is sorted.
    private final class Place {
        let node: _ViewNode
        var inner: [Place] = []
        /// Indices of what belongs to the node itself.
        var own: [Int] = []

        init(_ node: _ViewNode) { self.node = node }
    }

    private var places: [ObjectIdentifier: Place] = [:]
    private var roots: [Place] = []
    private var order: [Int] = []

    /// Sorts by the nodes that things belong to. What belongs to no node, or to one that has left
    /// the tree, comes last and as it came.
    static func sorted<Item>(_ items: [Item], by node: (Item) -> _ViewNode?) -> [Item] {
        var tree = TreeOrder()
        var rest: [Int] = []
        for (index, item) in items.enumerated() {
            if let node = node(item), !node.isRemoved {
                tree.place(of: node).own.append(index)
            } else {
                rest.append(index)
            }
        }
        for root in tree.roots { tree.append(root) }
        return (tree.order + rest).map { items[$0] }
    }

    /// The place of the node, below those of its ancestors.
    private mutating func place(of node: _ViewNode) -> Place {
        if let known = places[ObjectIdentifier(node)] { return known }
        let place = Place(node)
        places[ObjectIdentifier(node)] = place
        var lower = place
        while let parent = lower.node.parent {
            if let known = places[ObjectIdentifier(parent)] {
                known.inner.append(lower)
                return place
            }
            let upper = Place(parent)
            places[ObjectIdentifier(parent)] = upper
            upper.inner.append(lower)
            lower = upper
        }
        roots.append(lower)
        return place
    }

    private mutating func append(_ place: Place) {
        for inner in inTreeOrder(place) { append(inner) }
        order += place.own
    }

    private func inTreeOrder(_ place: Place) -> [Place] {
        guard place.inner.count > 1 else { return place.inner }
        var wanted: [ObjectIdentifier: Place] = [:]
        for inner in place.inner { wanted[ObjectIdentifier(inner.node)] = inner }
        var sorted: [Place] = []
        place.node.forEachChild { child in
            if let inner = wanted.removeValue(forKey: ObjectIdentifier(child)) {
                sorted.append(inner)
            }
        }
        // What a node does not show among its children.
        return sorted + place.inner.filter { wanted[ObjectIdentifier($0.node)] != nil }
    }
}
