extension ViewModifier {
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        CompositeModifierNode(view, in: context)
    }
}

/// The node of a modifier with a body.
private final class CompositeModifierNode<C: View, M: ViewModifier>:
    BodyNode<ModifiedContent<C, M>, M, M.Body>
{
    private let provider: TypedContentProvider<C>

    init(_ view: __shared ModifiedContent<C, M>, in context: _NodeContext) {
        provider = TypedContentProvider(view.content)
        super.init(view.modifier, label: "modifier body", in: context)
    }

    override func makeBody() -> M.Body {
        source.body(content: _ViewModifier_Content(provider: provider))
    }

    override func update(_ view: ModifiedContent<C, M>) {
        take(view.modifier)
        provider.update(view.content)
    }
}

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
