import AttributeGraph

/// Gives the rows of a list, each by its id or tag, surroundings of their own: what is inside a
/// selected row is drawn differently.
package final class RowEnvironments {
    private let selected: Source<Set<AnyHashable>>
    private let change: ((inout EnvironmentValues) -> Void)?
    /// Whether rows can be selected.
    package internal(set) var isSelectable = false

    /// `change` makes the surroundings of a selected row from those of the list; nil where none can
    /// ever be selected.
    package init(in tree: ViewTree, change: ((inout EnvironmentValues) -> Void)?) {
        selected = Source([], in: tree.app.graph, subgraph: tree.subgraph, label: "selected rows")
        self.change = change
    }

    package func select(_ ids: Set<AnyHashable>) {
        if selected.value != ids { selected.write(ids) }
    }

    /// The surroundings of one row; nil where all rows share those of the list.
    fileprivate func scope(of id: AnyHashable, in outer: EnvironmentScope) -> EnvironmentScope? {
        guard let change else { return nil }
        return EnvironmentScope(in: outer) { [selected] values in
            if selected.read().contains(id) { change(&values) }
        }
    }

    package func dispose() { selected.dispose() }
}

private enum RowEnvironmentsKey: EnvironmentKey {
    static var defaultValue: RowEnvironments? { nil }
}

extension EnvironmentValues {
    package var rowEnvironments: RowEnvironments? {
        get { self[RowEnvironmentsKey.self] }
        set { self[RowEnvironmentsKey.self] = newValue }
    }
}

extension _ViewNode {
    /// The node of a row's content: inside of a list in which rows can be selected, with
    /// surroundings of the row's own.
    func makeRowNode<Content: View>(_ content: Content, id: AnyHashable) -> _Node<Content> {
        let surroundings = scope.current.lookUp(RowEnvironmentsKey.self)
        guard let own = surroundings?.scope(of: id, in: scope) else {
            return Content._makeNode(content, in: childContext())
        }
        return RowScopeNode(content, in: childContext(scope: own))
    }
}

/// The node above a row: its scope ends with it.
private final class RowScopeNode<Content: View>: _Node<Content> {
    private var child: _Node<Content>!

    init(_ view: __shared Content, in context: _NodeContext) {
        super.init(at: context)
        child = Content._makeNode(view, in: childContext())
    }

    override func update(_ view: Content) { child.update(view) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
    override func willRemove() { scope.dispose() }
}
