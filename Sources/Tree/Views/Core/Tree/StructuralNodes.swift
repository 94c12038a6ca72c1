extension Optional: View where Wrapped: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        OptionalNode(view, in: context)
    }
}

/// The node of an optional view.
final class OptionalNode<Wrapped: View>: _Node<Wrapped?> {
    private var child: _Node<Wrapped>?
    private var leaving = LeavingNodes()

    init(_ view: __shared Wrapped?, in context: _NodeContext) {
        super.init(at: context)
        if let view { child = Wrapped._makeNode(view, in: childContext()) }
    }

    override func update(_ view: Wrapped?) {
        switch (child, view) {
        case (let child?, let view?):
            child.update(view)
        case (let old?, nil):
            child = nil
            leaving.take(old, from: self)
            elementsChanged()
        case (nil, let view?):
            let new = Wrapped._makeNode(view, in: childContext())
            child = new
            tree.markEntering(new)
            elementsChanged()
        case (nil, nil):
            break
        }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
        leaving.forEach(visit)
    }
}

extension _ConditionalContent: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        ConditionalNode(view, in: context)
    }
}

/// The node of an `if` with `else`, or of a `switch`.
final class ConditionalNode<First: View, Second: View>:
    _Node<_ConditionalContent<First, Second>>
{
    private enum Branch {
        case first(_Node<First>)
        case second(_Node<Second>)

        var node: _ViewNode {
            switch self {
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    private var branch: Branch!
    private var leaving = LeavingNodes()

    init(_ view: __shared _ConditionalContent<First, Second>, in context: _NodeContext) {
        super.init(at: context)
        branch = makeBranch(view)
    }

    private func makeBranch(_ view: _ConditionalContent<First, Second>) -> Branch {
        switch view.storage {
        case .first(let first): .first(First._makeNode(first, in: childContext()))
        case .second(let second): .second(Second._makeNode(second, in: childContext()))
        }
    }

    override func update(_ view: _ConditionalContent<First, Second>) {
        switch (branch!, view.storage) {
        case (.first(let node), .first(let first)):
            node.update(first)
        case (.second(let node), .second(let second)):
            node.update(second)
        default:
            let old = branch.node
            branch = makeBranch(view)
            tree.markEntering(branch.node)
            leaving.take(old, from: self)
            elementsChanged()
        }
    }

    override func step(to child: _ViewNode) -> String {
        if case .first(let node) = branch, node === child { return "then" }
        return "else"
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        visit(branch.node)
        leaving.forEach(visit)
    }

    override func appendParts(to parts: inout ElementParts) {
        branch.node.appendParts(to: &parts)
        leaving.forEach { $0.appendElements(to: &parts.loose) }
    }
}

extension Group: View where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        GroupNode(view, in: context)
    }
}

/// The node of a group.
final class GroupNode<Content: View>: _Node<Group<Content>> {
    private var child: _Node<Content>!

    init(_ view: __shared Group<Content>, in context: _NodeContext) {
        super.init(at: context)
        child = Content._makeNode(view.content, in: childContext())
    }

    override func update(_ view: Group<Content>) {
        child.update(view.content)
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }

    override func appendParts(to parts: inout ElementParts) { child.appendParts(to: &parts) }
}

extension AnyView: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        AnyViewNode(view, in: context)
    }
}

/// The node of a view of hidden type.
final class AnyViewNode: _Node<AnyView> {
    private var child: _ViewNode!
    private var leaving = LeavingNodes()

    init(_ view: __shared AnyView, in context: _NodeContext) {
        super.init(at: context)
        child = view.storage.makeNode(in: childContext())
    }

    override func update(_ view: AnyView) {
        if view.storage.update(child) { return }
        let old: _ViewNode = child
        child = view.storage.makeNode(in: childContext())
        tree.markEntering(child)
        leaving.take(old, from: self)
        elementsChanged()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        visit(child)
        leaving.forEach(visit)
    }
}
