extension _ViewNode {
    /// The type of the nearest view of the app's own around the node, as warnings name places.
    package final var enclosingViewName: String {
        var node: _ViewNode? = self
        while let current = node {
            if let type = current.bodyType, !FrameworkTypes.contains(type) {
                return typeName(of: type)
            }
            node = current.parent
        }
        return ""
    }
}
