extension _ViewNode {
    /// The type of the nearest view of the app's own around the node, as warnings name places.
    package final var enclosingViewName: String {
        var node: _ViewNode? = self
        while let current = node {
            if let type = current.bodyType, !isOurs(type) { return typeName(of: type) }
            node = current.parent
        }
        return ""
    }

    /// Whether one of our own rooms declares the type.
    private func isOurs(_ type: Any.Type) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return ["Views", "Widgets", "Scenes", "CasementTesting"].contains(module)
    }
}
