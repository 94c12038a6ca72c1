/// A view that is another view under its own name, such as the label that a style is given. It has
/// no body to evaluate.
@MainActor @preconcurrency
package protocol WrappingView: View where Body == Never {
    associatedtype Wrapped: View
    var wrapped: Wrapped { get }
}

extension WrappingView {
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        WrappingNode(view, in: context)
    }
}

/// The node of a view that wraps another one.
private final class WrappingNode<Content: WrappingView>: _Node<Content> {
    private var child: _Node<Content.Wrapped>!

    init(_ view: __shared Content, in context: _NodeContext) {
        super.init(at: context)
        child = Content.Wrapped._makeNode(view.wrapped, in: childContext())
    }

    override func update(_ view: Content) { child.update(view.wrapped) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
