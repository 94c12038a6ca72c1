/// The node of a container: to the outside a single element, whose render node lays out the elements
/// of the content.
class ContainerNode<Container: View, Content: View, Render: ContainerRender>: _Node<Container> {
    final private(set) var content: _Node<Content>?
    final private(set) var render: Render!

    /// Takes the render node, which a subclass makes in its initialiser.
    final func setRender(_ render: Render) { self.render = render }

    /// Makes the content's node; `isLazy` and `scope` as in `contentContext`.
    final func makeContent(
        _ view: __shared Content, scope: EnvironmentScope? = nil, isLazy: Bool = false
    ) {
        let node = Content._makeNode(view, in: contentContext(scope: scope, isLazy: isLazy))
        content = node
        render.content = node
    }

    override func elementsChanged() { render.elementsChanged() }

    final override func appendElements(to list: inout [Element]) { list.append(Element(render)) }

    final override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let content { visit(content) }
    }

    override func willRemove() { render.removed() }

    deinit { render?.content = nil }
}
