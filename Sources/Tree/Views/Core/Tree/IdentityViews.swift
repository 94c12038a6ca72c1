/// A view whose identity is a value: another value is another view.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
    typealias Body = Never
    let content: Content
    let id: ID

    init(content: Content, id: ID) {
        self.content = content
        self.id = id
    }

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        IDNode(view, in: context)
    }
}

extension View {
    /// Makes the value part of the view's identity.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(content: self, id: id)
    }
}

private final class IDNode<Content: View, ID: Hashable>: _ValueNode<IDView<Content, ID>>, Identified
{
    private var child: _Node<Content>!
    private var leaving = LeavingNodes()

    override init(_ view: __shared IDView<Content, ID>, in context: _NodeContext) {
        super.init(view, in: context)
        child = Content._makeNode(view.content, in: childContext())
    }

    var identity: AnyHashable { AnyHashable(view.id) }

    override func update(_ view: IDView<Content, ID>) {
        let isSame = view.id == self.view.id
        self.view = view
        if isSame {
            child.update(view.content)
            return
        }
        let old: _ViewNode = child
        child = Content._makeNode(view.content, in: childContext())
        tree.markEntering(child)
        leaving.take(old, from: self)
        elementsChanged()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        visit(child)
        leaving.forEach(visit)
    }

    override func step(to child: _ViewNode) -> String { "#\(view.id)" }
}

/// A node that can be scrolled to by a value.
@MainActor package protocol Identified: _ViewNode {
    var identity: AnyHashable { get }
}

/// A view that is evaluated again only when its own `==` says that it changed.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
    public typealias Body = Never
    /// The view, which is compared with its earlier value.
    public var content: Content

    /// Creates a view that is evaluated again only if `content` differs from before.
    public init(content: Content) { self.content = content }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        EquatableNode(view, in: context)
    }
}

extension View where Self: Equatable {
    /// Has this view evaluated again only if `==` says that it differs from before.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: View & Equatable>: _ValueNode<EquatableView<Content>> {
    private var child: _Node<Content>!

    override init(_ view: __shared EquatableView<Content>, in context: _NodeContext) {
        super.init(view, in: context)
        child = Content._makeNode(view.content, in: childContext())
    }

    override func update(_ view: EquatableView<Content>) {
        guard self.view.content != view.content else { return }
        self.view = view
        child.update(view.content)
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
