import Drawing
import Foundation
import Geometry

/// The rows of a list or a form, with everything drawn around them.
nonisolated package struct ListRowsView<Content: View>: View {
    package typealias Body = Never
    let look: ListAppearance
    let selection: RowSelection
    let changeSelected: ((inout EnvironmentValues) -> Void)?
    /// The table of which these are the rows.
    let table: AccessibilityTable?
    let content: Content

    /// `changeSelected` makes the environment of a selected row's content. It is nil, for all
    /// updates, in a list whose rows can never be selected.
    package init(
        _ look: ListAppearance, selection: RowSelection,
        changeSelected: ((inout EnvironmentValues) -> Void)?, table: AccessibilityTable? = nil,
        content: Content
    ) {
        self.look = look
        self.selection = selection
        self.changeSelected = changeSelected
        self.table = table
        self.content = content
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        ListRowsNode(view, in: context)
    }
}

/// The node of a list's rows.
private final class ListRowsNode<Content: View>:
    ContainerNode<ListRowsView<Content>, Content, ListRender>
{
    private var changeSelected: ((inout EnvironmentValues) -> Void)?
    private var inner: EnvironmentScope!
    private var rowEnvironments: RowEnvironments!
    private var interaction: ListInteraction!

    init(_ view: __shared ListRowsView<Content>, in context: _NodeContext) {
        changeSelected = view.changeSelected
        super.init(at: context)
        setRender(ListRender(view.look, view.selection, owner: self))
        render.table = view.table
        interaction = ListInteraction(render)
        render.rowResponder.recognizers = [
            RowRecognizer(for: interaction), SwipeRecognizer(for: interaction),
        ]
        render.swipesChanged = { [weak interaction] in
            interaction?.update()
        }
        let change: (inout EnvironmentValues) -> Void = { [unowned self] values in
            self.changeSelected?(&values)
        }
        let rowEnvironments = RowEnvironments(
            in: tree, change: view.changeSelected == nil ? nil : change)
        self.rowEnvironments = rowEnvironments
        rowEnvironments.select(view.selection.selected)
        rowEnvironments.isSelectable = view.selection.isPossible
        interaction.rowEnvironments = rowEnvironments
        render.placed = { [weak interaction] in
            interaction?.connectPort()
        }
        inner = EnvironmentScope(in: scope) { $0.rowEnvironments = rowEnvironments }
        makeContent(view.content, scope: inner, isLazy: true)
    }

    override func update(_ view: ListRowsView<Content>) {
        changeSelected = view.changeSelected
        rowEnvironments.select(view.selection.selected)
        render.table = view.table
        render.update(view.look, view.selection)
        interaction.update()
        content?.update(view.content)
    }

    override func willRemove() {
        inner.dispose()
        rowEnvironments.dispose()
        super.willRemove()
    }
}
