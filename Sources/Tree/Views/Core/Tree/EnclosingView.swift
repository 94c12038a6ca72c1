extension _ViewNode {
    /// The name of the nearest view of the app's own around the node, as warnings name places; empty
    /// if there is none.
    package final var enclosingViewName: String { enclosingViewType.map(typeName) ?? "" }

    /// The type of the nearest view of the app's own around the node.
    final var enclosingViewType: Any.Type? {
        var node: _ViewNode? = self
        while let current = node {
            if let type = current.bodyType, !FrameworkTypes.contains(type) { return type }
            node = current.parent
        }
        return nil
    }
}
