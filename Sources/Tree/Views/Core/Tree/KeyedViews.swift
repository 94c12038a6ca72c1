/// Views in an order that may change; each keeps its identity by its key.
nonisolated package struct KeyedViews: View {
    package typealias Body = Never
    let keys: [String]
    let views: [AnyView]

    /// Keys occur once.
    package init(keys: [String], views: [AnyView]) {
        self.keys = keys
        self.views = views
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        KeyedViewsNode(view, in: context)
    }
}

/// The node of views with keys. It is smaller than that of a loop, because it has no rows.
private final class KeyedViewsNode: _Node<KeyedViews> {
    private var keys: [String]
    private var nodes: [_Node<AnyView>] = []

    init(_ view: __shared KeyedViews, in context: _NodeContext) {
        keys = view.keys
        super.init(at: context)
        nodes.reserveCapacity(view.views.count)
        for child in view.views { nodes.append(AnyView._makeNode(child, in: childContext())) }
    }

    override func update(_ view: KeyedViews) {
        guard view.keys != keys else {
            for (node, child) in zip(nodes, view.views) { node.update(child) }
            return
        }
        var known: [String: _Node<AnyView>] = [:]
        for (key, node) in zip(keys, nodes) { known[key] = node }
        keys = view.keys
        nodes = zip(view.keys, view.views).map { key, child in
            guard let node = known.removeValue(forKey: key) else {
                return AnyView._makeNode(child, in: childContext())
            }
            node.update(child)
            return node
        }
        elementsChanged()
        for node in known.values { tree.retire(node) }
    }

    override func step(to child: _ViewNode) -> String {
        nodes.firstIndex { $0 === child }.map { "#\(keys[$0])" } ?? ""
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for node in nodes { visit(node) }
    }
}
