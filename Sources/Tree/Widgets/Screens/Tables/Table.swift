import Foundation
import Views

/// Rows with columns, which can be selected, sorted and arranged.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    let columns: Columns
    let rows: Rows
    let selection: ListSelection<Value.ID>
    let customization: Binding<TableColumnCustomization<Value>>?
    /// Nil for a table that does not sort.
    let sorting: (@MainActor () -> TableSorting)?

    @usableFromInline
    init(
        _ columns: Columns, _ rows: Rows, _ selection: ListSelection<Value.ID>,
        _ customization: Binding<TableColumnCustomization<Value>>?
    ) {
        self.columns = columns
        self.rows = rows
        self.selection = selection
        self.customization = customization
        sorting = nil
    }

    @usableFromInline
    init<Sort: SortComparator>(
        _ columns: Columns, _ rows: Rows, _ selection: ListSelection<Value.ID>,
        _ customization: Binding<TableColumnCustomization<Value>>?, by order: Binding<[Sort]>
    ) {
        self.columns = columns
        self.rows = rows
        self.selection = selection
        self.customization = customization
        sorting = { TableSorting(order) }
    }

    @MainActor public var body: some View {
        TableContainer(
            columns: columns, rows: rows,
            options: TableOptions(
                selection: selection, sorting: sorting?(), customization: customization))
    }
}
