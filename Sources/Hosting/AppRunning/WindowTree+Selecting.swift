import AutomationProtocol

extension WindowTree {
    /// A selector that finds the element and no other, for the steps of an app.
    package func selector(for node: TreeNode) -> Selector? {
        guard let element = node.element else { return nil }
        var selector = Selector(role: element.role, windows: .number(window.number))
        if let id = element.identifier, !id.isEmpty {
            selector.id = id
        } else if !element.label.isEmpty {
            selector.label = element.label
        }
        selector.isInChrome = node.isInChrome
        let equal = elements.filter { other in
            guard let found = other.element, other.isInChrome == node.isInChrome,
                found.role == element.role
            else { return false }
            if let id = selector.id { return found.identifier == id }
            return selector.label == nil || found.label == selector.label
        }
        if equal.count > 1, let index = equal.firstIndex(where: { $0 === node }) {
            selector.index = index + 1
        }
        return selector
    }
}
