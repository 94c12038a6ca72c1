import Foundation
import Views

// A table is made of columns and rows; nothing, one row or several may be selected in it, and it may
// sort.

// MARK: - Rows that are described one by one

extension Table {
    nonisolated public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .none, nil)
    }

    nonisolated public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator {
        self.init(columns(), rows(), .none, nil, by: sortOrder)
    }

    nonisolated public init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .optional(selection), nil)
    }

    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator {
        self.init(columns(), rows(), .optional(selection), nil, by: sortOrder)
    }

    nonisolated public init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .several(selection), nil)
    }

    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator {
        self.init(columns(), rows(), .several(selection), nil, by: sortOrder)
    }

    nonisolated public init(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .none, columnCustomization)
    }

    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator {
        self.init(columns(), rows(), .none, columnCustomization, by: sortOrder)
    }

    nonisolated public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .optional(selection), columnCustomization)
    }

    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator {
        self.init(columns(), rows(), .optional(selection), columnCustomization, by: sortOrder)
    }

    nonisolated public init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .several(selection), columnCustomization)
    }

    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator {
        self.init(columns(), rows(), .several(selection), columnCustomization, by: sortOrder)
    }
}
