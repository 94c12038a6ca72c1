import AttributeGraph

/// Provides each row of a list with an environment of its own, in which the content of a selected
/// row is drawn differently.
@MainActor
package final class RowEnvironments {
    private let selected: Source<Set<AnyHashable>>
    private let change: ((inout EnvironmentValues) -> Void)?
    /// The loops that take items between their rows, also while they have none.
    package private(set) var insertingLoops = WeakList<RowEditing>()

    package func addInsertingLoop(_ loop: RowEditing) {
        insertingLoops.add(loop)
    }

    /// Whether rows can be selected.
    package internal(set) var isSelectable = false

    /// `change` makes the environment of a selected row from that of the list; nil if no row can
    /// ever be selected.
    package init(in tree: ViewTree, change: ((inout EnvironmentValues) -> Void)?) {
        selected = Source([], in: tree.app.graph, subgraph: tree.subgraph, label: "selected rows")
        self.change = change
    }

    package func select(_ ids: Set<AnyHashable>) {
        if selected.value != ids { selected.write(ids) }
    }

    /// The environment of one row; nil if all rows share that of the list. `isRow` is false for what
    /// is inside of a row, which looks as the row does.
    fileprivate func scope(
        of id: AnyHashable, in outer: EnvironmentScope, isRow: Bool
    ) -> EnvironmentScope? {
        guard let change else { return nil }
        return EnvironmentScope(in: outer) { [selected] values in
            if selected.read().contains(id) {
                values.enterSelectedRow()
                change(&values)
            } else if isRow {
                // A row that another one unfolds does not look selected with it.
                values.leaveSelectedRow()
            }
        }
    }

    package func dispose() { selected.dispose() }
}

private enum RowEnvironmentsKey: EnvironmentKey {
    static var defaultValue: RowEnvironments? { nil }
}

/// How content looks that is not in a selected row.
private struct UnselectedStyle {
    let foregroundStack: ForegroundStack?
    let tint: AnyShapeStyle?
}

private enum UnselectedStyleKey: EnvironmentKey {
    static var defaultValue: UnselectedStyle? { nil }
}

extension EnvironmentValues {
    /// Nil outside of selected rows.
    fileprivate var unselectedStyle: UnselectedStyle? {
        get { self[UnselectedStyleKey.self] }
        set { self[UnselectedStyleKey.self] = newValue }
    }

    /// Retains how content looks outside of the selected row that it is in.
    package mutating func enterSelectedRow() {
        guard unselectedStyle == nil else { return }
        unselectedStyle = UnselectedStyle(foregroundStack: foregroundStack, tint: tint)
    }

    /// Lets content look as outside of the selected row that it is in, if any.
    package mutating func leaveSelectedRow() {
        guard let style = unselectedStyle else { return }
        foregroundStack = style.foregroundStack
        tint = style.tint
        backgroundProminence = .standard
        unselectedStyle = nil
    }

    package var rowEnvironments: RowEnvironments? {
        get { self[RowEnvironmentsKey.self] }
        set { self[RowEnvironmentsKey.self] = newValue }
    }
}

extension _ViewNode {
    /// The node of a row's content, with an environment of its own in a list whose rows can be
    /// selected.
    func makeRowNode<Content: View>(_ content: Content, id: AnyHashable) -> _Node<Content> {
        let environments = scope.current.lookUp(RowEnvironmentsKey.self)
        guard let own = environments?.scope(of: id, in: scope, isRow: makesRowsLazily) else {
            return Content._makeNode(content, in: childContext())
        }
        return RowScopeNode(content, in: childContext(scope: own))
    }
}

extension _ViewNode {
    /// The node of a row that a loop makes for an element with that id, before it has it.
    func makeLoopRowNode<Content: View>(_ content: Content, id: AnyHashable) -> _Node<Content> {
        #if DEBUG
            if let kept = tree.app.keptState {
                return kept.making(id, of: self) { makeRowNode(content, id: id) }
            }
        #endif
        return makeRowNode(content, id: id)
    }
}

/// The node above a row that owns its environment scope.
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
