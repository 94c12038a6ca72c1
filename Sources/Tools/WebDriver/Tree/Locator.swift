import AppRunning

/// One of the ways in which clients name elements.
package enum Locator {
    case path(XPathExpression)
    case elements((TreeNode) -> Bool)
    /// The elements of the first condition, or else of the second.
    case preferred((TreeNode) -> Bool, (TreeNode) -> Bool)

    package init(using strategy: String, value: String) throws(WebDriverError) {
        switch strategy {
        case "xpath": self = .path(try XPathParser.parse(value))
        case "css selector": self = .elements(try StyleSelector(value).matches)
        case "id": self = .elements { $0["id"] == value }
        case "accessibility id":
            self = .preferred({ $0["id"] == value }, { $0["label"] == value })
        case "name": self = .elements { $0["id"] == value || $0["label"] == value }
        case "class name", "tag name": self = .elements { value == "*" || $0.name == value }
        case "link text": self = .elements { $0["label"] == value }
        case "partial link text": self = .elements { $0["label"]?.contains(value) == true }
        default:
            throw WebDriverError(
                .invalidArgument,
                "“\(strategy)” is not a way to find elements; there are accessibility id, id, "
                    + "name, class name, tag name, link text, partial link text, css selector "
                    + "and xpath")
        }
    }

    /// The elements in the tree, or below a node of it, in the order of the document.
    package func find(
        in tree: WindowTree, below node: TreeNode? = nil
    ) throws(WebDriverError) -> [TreeNode] {
        let start = node ?? tree.root
        switch self {
        case .path(let expression):
            var evaluation = XPathEvaluation(root: tree.root)
            return try evaluation.nodes(expression, from: start).filter { $0.element != nil }
        case .elements(let matches):
            return start.descendants.filter { $0.element != nil && matches($0) }
        case .preferred(let first, let second):
            let all = start.descendants.filter { $0.element != nil }
            let found = all.filter(first)
            return found.isEmpty ? all.filter(second) : found
        }
    }
}
