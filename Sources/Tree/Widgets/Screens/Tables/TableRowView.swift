import Foundation
import Geometry
import Views

/// One row of a table: a cell for each column.
nonisolated struct TableRowView<Value: Identifiable>: View {
    let value: Value
    let table: _TableRows<Value>
    /// Nil for a row that has none below it.
    let isExpanded: Binding<Bool>?

    @MainActor var body: some View {
        let cells = table.columns.indices.map { index in
            let cell = table.columns[index].cell(value)
            guard index == 0, let depth = table.depth else { return cell }
            return AnyView(OutlineCell(cell: cell, depth: depth, isExpanded: isExpanded))
        }
        return table.arrangement {
            KeyedViews(keys: table.keys, views: cells)
        }
    }
}

/// The first cell of a row in an outline, indented, with the button that unfolds the row.
private struct OutlineCell: View {
    let cell: AnyView
    let depth: Int
    let isExpanded: Binding<Bool>?

    var body: some View {
        HStack(spacing: Theme.Spacing.stack) {
            OutlineChevron(isExpanded: isExpanded)
            cell
        }
        .padding(.leading, CGFloat(depth) * Theme.Spacing.content)
    }
}
