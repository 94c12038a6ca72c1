/// The node of a modifier that does what another modifier does, which is made of its value.
package final class WrappingModifierNode<C: View, M: ViewModifier, Wrapped: ViewModifier>:
    _Node<ModifiedContent<C, M>>
{
    private let wrapped: (M) -> Wrapped
    private var child: _Node<ModifiedContent<C, Wrapped>>!

    package init(
        _ view: __shared ModifiedContent<C, M>, in context: _NodeContext,
        wrapped: @escaping (M) -> Wrapped
    ) {
        self.wrapped = wrapped
        super.init(at: context)
        child = Wrapped._makeNode(
            view.content.modifier(wrapped(view.modifier)), in: childContext())
    }

    package override func update(_ view: ModifiedContent<C, M>) {
        child.update(view.content.modifier(wrapped(view.modifier)))
    }

    package override var passthroughContent: _ViewNode? { child }
    package override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
    package override var name: String { typeName(of: M.self) }
}
