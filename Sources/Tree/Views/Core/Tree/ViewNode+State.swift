import AttributeGraph

// What `State` asks of a node.

extension _ViewNode: OrderedNode {
    package var orderedParent: (any OrderedNode)? { parent }

    package func forEachOrderedChild(_ visit: (any OrderedNode) -> Void) {
        forEachChild { visit($0) }
    }
}

extension _ViewNode: RetiredSubtree {}

extension _ViewNode: PropertyOwner {}

extension _ViewNode: NamedRuleBody {}

extension PropertySlots {
    /// Connects the properties of a node's value.
    @MainActor
    mutating func connect<Value>(
        _ value: inout Value, _ fields: DynamicFields, owner: _ViewNode, rule: ScheduledRule
    ) -> FieldSet {
        guard !fields.isEmpty else { return FieldSet() }
        let tree = owner.tree
        let context = _PropertyContext(
            owner: owner, app: tree.app, subgraph: tree.subgraph, scope: owner.scope, rule: rule,
            drawer: drawer())
        return withUnsafeMutablePointer(to: &value) {
            fields.connect(UnsafeMutableRawPointer($0), in: context)
        }
    }
}

extension _PropertyContext {
    /// The node that owns the value. Values outside of a tree have no dynamic properties that ask
    /// for it.
    var node: _ViewNode {
        guard let node = owner as? _ViewNode else {
            fatalError("\(ownerName) has a property that needs a node, and is none")
        }
        return node
    }

    package var tree: ViewTree { node.tree }
}
