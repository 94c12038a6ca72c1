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
