extension View {
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        CompositeNode(view, in: context)
    }
}

/// The node of a view with a body.
private final class CompositeNode<Content: View>: BodyNode<Content, Content, Content.Body> {
    init(_ view: __shared Content, in context: _NodeContext) {
        super.init(view, label: "body", in: context)
    }

    override func makeBody() -> Content.Body { source.body }
    override func update(_ view: Content) { take(view) }
    override func appendParts(to parts: inout ElementParts) { child?.appendParts(to: &parts) }
}
