import ContentTypes
import Foundation
import FoundationNames
import Transfers
import Views

/// Lets a row of a table be dragged.
nonisolated private struct TableRowDrag: ViewModifier {
    let id: AnyHashable
    let drags: TableDrags
    let items: () -> [NSItemProvider]
    @Retained private var row = TableDragRow()

    init(id: AnyHashable, drags: TableDrags, items: @escaping () -> [NSItemProvider]) {
        self.id = id
        self.drags = drags
        self.items = items
    }

    @MainActor func body(content: Content) -> some View {
        let (row, drags) = (row, drags)
        row.items = items
        drags.add(row, id: id)
        return content.treePosition(row.position)
            .modifier(
                DragSource(items: { [weak row, weak drags] in
                    row.flatMap { drags?.items(of: $0) } ?? []
                }))
    }
}

/// Lets a row of a table take what is dropped on it.
nonisolated private struct TableRowDrop: ViewModifier {
    let configure: @MainActor (DropReceiver) -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Retained private var receiver = DropReceiver()

    init(configure: @escaping @MainActor (DropReceiver) -> Void) { self.configure = configure }

    @MainActor func body(content: Content) -> some View {
        configure(receiver)
        return content.modifier(TraitModifier<RowDropTrait>(value: isEnabled ? receiver : nil))
    }
}

extension TableRowContent {
    private func dragged(
        _ items: @escaping () -> [NSItemProvider]
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { row, value, drags in
            AnyView(row.modifier(TableRowDrag(id: value.id, drags: drags, items: items)))
        }
    }

    /// The item that stands for the row where it is dragged; nil for none. A row among several that
    /// are selected takes the others with it.
    public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> {
        dragged { (action?()).flatMap { $0 }.map { [$0] } ?? [] }
    }

    /// Lets the row be dragged, with a payload that is made when a drag begins.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        dragged { [NSItemProvider.of(payload())] }
    }

    /// Takes values of a type that are dropped anywhere on the row.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { row, _, _ in
            AnyView(
                row.modifier(TableRowDrop { $0.take(T.self) { values, _ in action(values) } }))
        }
    }
}

/// Rows of a loop between which items are dropped.
nonisolated private struct InsertingTableRows<Content: DynamicTableRowContent>:
    DynamicTableRowContent
{
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never
    let content: Content
    let modifier: RowInsertingModifier

    @MainActor var data: Content.Data { content.data }

    @MainActor func _rows(in table: _TableRows<Content.TableRowValue>) -> AnyView {
        AnyView(content._rows(in: table).modifier(modifier))
    }
}

extension DynamicTableRowContent {
    /// Takes items of the types that are dropped between the rows; the index is that of the row
    /// before which they were dropped.
    public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue> {
        InsertingTableRows(
            content: self, modifier: RowInsertingModifier(of: supportedContentTypes, action))
    }

    /// Takes values of a type that are dropped between the rows; the index is that of the row before
    /// which they were dropped.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue> {
        InsertingTableRows(content: self, modifier: RowInsertingModifier(for: T.self, action))
    }
}
