import Foundation
import FoundationNames
import Views

/// What the rows of a table carry when they are dragged: a row among several that are selected takes
/// the others with it.
@MainActor
final class TableDrags {
    /// The table's selection, once it is shown.
    var selection: RowSelection?
    /// The rows that are made, by their ids.
    private var rows: [AnyHashable: Weak<TableDragRow>] = [:]

    init() {}

    func add(_ row: TableDragRow, id: AnyHashable) {
        row.id = id
        rows[id] = Weak(row)
    }

    /// The items of a row, with those of the other selected rows, from the first to the last.
    func items(of row: TableDragRow) -> [NSItemProvider] {
        guard let id = row.id, let selected = selection?.selected, selected.count > 1,
            selected.contains(id)
        else { return row.items() }
        let others = selected.compactMap { id in rows[id]?.object.flatMap { $0.id == id ? $0 : nil }
        }
        return others.map { (top: $0.position.windowFrame?.minY ?? 0, row: $0) }
            .sorted { $0.top < $1.top }.flatMap { $0.row.items() }
    }
}

/// What one row carries.
@MainActor
final class TableDragRow {
    var id: AnyHashable?
    var items: () -> [NSItemProvider] = { [] }
    let position = TreePosition()

    init() {}
}
