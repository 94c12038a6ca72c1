/// The node above all views of a window.
final class RootNode<Content: View>: _Node<Content> {
    private var child: _Node<Content>!

    init(_ view: __shared Content, in context: _NodeContext) {
        super.init(at: context)
        child = Content._makeNode(view, in: childContext())
    }

    override func update(_ view: Content) { child.update(view) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
    override func elementsChanged() { tree.rootRender.elementsChanged() }
}

extension ViewTree {
    /// Puts the content into the tree; the next update evaluates its bodies.
    package func show<Content: View>(_ content: Content) {
        let context = _NodeContext(tree: self, parent: nil, scope: rootScope, depth: 0)
        setRoot(RootNode(content, in: context))
    }
}
