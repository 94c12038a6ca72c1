import AttributeGraph

/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>>
}

extension ViewModifier {
    /// One modifier that applies this one, then the other.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body to call")
    }
}

/// A value with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
    /// The view or modifier that is modified.
    public var content: Content
    /// The modifier that is applied to the content.
    public var modifier: Modifier

    /// Creates a value with a modifier applied to it.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        Modifier._makeNode(view, in: context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Applies a modifier to this view.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    /// A modifier that changes nothing.
    public static let identity = EmptyModifier()
    /// Creates a modifier that changes nothing.
    nonisolated public init() {}

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, EmptyModifier>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, EmptyModifier>> {
        PassthroughNode(view, in: context)
    }
}

/// Stands, in a modifier's body, for the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
    let provider: ContentProvider

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        ContentPlaceholderNode(view, in: context)
    }
}

/// Makes the nodes of one modifier's content.
@MainActor
class ContentProvider {
    nonisolated init() {}
    func makeNode(in context: _NodeContext) -> _ViewNode {
        fatalError("A modifier's content was used outside of its body")
    }
    func forget(_ node: _ViewNode) {}
}

/// Stores one modifier's content, and updates the nodes made of it.
final class TypedContentProvider<Content: View>: ContentProvider {
    private var content: Content
    private var nodes: [_Node<Content>] = []

    init(_ content: Content) { self.content = content }

    override func makeNode(in context: _NodeContext) -> _ViewNode {
        let node = Content._makeNode(content, in: context)
        nodes.append(node)
        return node
    }

    override func forget(_ node: _ViewNode) { nodes.removeAll { $0 === node } }

    func update(_ content: Content) {
        self.content = content
        for node in nodes { node.update(content) }
    }

    func freeze() {
        for node in nodes { node.freeze() }
    }
}

private final class ContentPlaceholderNode<M: ViewModifier>: _ValueNode<_ViewModifier_Content<M>> {
    private var content: _ViewNode!

    override init(_ view: __shared _ViewModifier_Content<M>, in context: _NodeContext) {
        super.init(view, in: context)
        content = view.provider.makeNode(in: childContext())
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(content) }
    override func willRemove() { view.provider.forget(content) }

    override func freeze() {
        view.provider.forget(content)
        super.freeze()
    }
}

/// The node of a modifier that passes its content's elements on unchanged.
package class PassthroughNode<C: View, M: ViewModifier>: _Node<ModifiedContent<C, M>> {
    package final private(set) var modifier: M
    package final var content: _Node<C>!

    package init(_ view: __shared ModifiedContent<C, M>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(at: context)
        content = makeContent(view.content)
    }

    /// Makes the content's node; a subclass may give it another scope.
    func makeContent(_ view: C) -> _Node<C> { C._makeNode(view, in: childContext()) }

    /// Called with the old and the new modifier after the value has changed, before the content.
    func modifierChanged(from old: M) {}

    package final override func update(_ view: ModifiedContent<C, M>) {
        let old = modifier
        modifier = view.modifier
        modifierChanged(from: old)
        content.update(view.content)
    }

    package override var name: String { typeName(of: M.self) }

    package final override var passthroughContent: _ViewNode? { content }

    /// Visits what the modifier shows besides its content, such as a sheet.
    func forEachPresented(_ visit: (_ViewNode) -> Void) {}

    package final override func forEachChild(_ visit: (_ViewNode) -> Void) {
        visit(content)
        forEachPresented(visit)
    }

    package override func appendElements(to list: inout [Element]) {
        content.appendElements(to: &list)
    }
}
