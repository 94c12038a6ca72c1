import AppRunning

/// The axes of a tree, each in its own order.
struct XPathAxes {
    typealias Node = XPathValue.Node

    let root: TreeNode

    func nodes(_ axis: XPathStep.Axis, of node: Node) -> [Node] {
        guard case .element(let element) = node else { return nodes(axis, beside: node) }
        switch axis {
        case .selfNode: return [node]
        case .child: return element.children.map(Node.element) + [.text(element)]
        case .descendant: return below(element)
        case .descendantOrSelf: return [node] + below(element)
        case .parent: return [parent(element)]
        case .ancestor: return ancestors(element)
        case .ancestorOrSelf: return [node] + ancestors(element)
        case .attribute: return element.attributes.map { .attribute(element, $0.name) }
        case .followingSibling: return siblings(element).after.map(Node.element)
        case .precedingSibling: return siblings(element).before.reversed().map(Node.element)
        case .following:
            return path(element).flatMap { siblings($0).after.flatMap(whole) }
        case .preceding:
            return path(element).flatMap { siblings($0).before.reversed().flatMap(whole) }
        }
    }

    /// The axes of the document, of an attribute and of a text.
    private func nodes(_ axis: XPathStep.Axis, beside node: Node) -> [Node] {
        switch (node, axis) {
        case (_, .selfNode): [node]
        case (.document, .child): [.element(root)]
        case (.document, .descendant): [.element(root)] + below(root)
        case (.document, .descendantOrSelf): [node, .element(root)] + below(root)
        case (_, .descendantOrSelf): [node]
        case (.attribute(let owner, _), .parent), (.text(let owner), .parent): [.element(owner)]
        case (.attribute(let owner, _), .ancestor), (.text(let owner), .ancestor):
            [.element(owner)] + ancestors(owner)
        default: []
        }
    }

    private func below(_ element: TreeNode) -> [Node] {
        [.text(element)] + element.children.flatMap(whole)
    }

    private func whole(_ element: TreeNode) -> [Node] { [.element(element)] + below(element) }

    private func parent(_ element: TreeNode) -> Node {
        element.parent.map(Node.element) ?? .document
    }

    private func ancestors(_ element: TreeNode) -> [Node] {
        path(element).dropFirst().map(Node.element) + [.document]
    }

    /// The element and what is around it, the nearest first.
    private func path(_ element: TreeNode) -> [TreeNode] {
        var list = [element]
        while let parent = list[list.count - 1].parent { list.append(parent) }
        return list
    }

    private func siblings(_ element: TreeNode) -> (before: [TreeNode], after: [TreeNode]) {
        guard let all = element.parent?.children,
            let index = all.firstIndex(where: { $0 === element })
        else { return ([], []) }
        return (Array(all[..<index]), Array(all[(index + 1)...]))
    }
}
