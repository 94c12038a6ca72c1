import Foundation
import Views

// A table is made of columns and rows; nothing, one row or several may be selected in it, and it may
// sort.

// MARK: - Rows that are described one by one

extension Table {
    /// Creates a table of described rows that cannot be selected.
    nonisolated public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .none, nil)
    }

    /// Creates a table of rows that cannot be selected; a press on a header changes the sort order.
    nonisolated public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator {
        self.init(columns(), rows(), .none, nil, by: sortOrder)
    }

    /// Creates a table of described rows, of which one can be selected.
    nonisolated public init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .optional(selection), nil)
    }

    /// Creates a table of rows of which one can be selected, and which the app sorts.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator {
        self.init(columns(), rows(), .optional(selection), nil, by: sortOrder)
    }

    /// Creates a table of described rows, of which several can be selected.
    nonisolated public init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .several(selection), nil)
    }

    /// Creates a table of rows of which several can be selected, and which the app sorts.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator {
        self.init(columns(), rows(), .several(selection), nil, by: sortOrder)
    }

    /// Creates a table of rows of a type that cannot be selected; the user may change the columns.
    nonisolated public init(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .none, columnCustomization)
    }

    /// Creates a table of rows of a type that the app sorts; the user may change the columns.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort == Columns.TableColumnSortComparator {
        self.init(columns(), rows(), .none, columnCustomization, by: sortOrder)
    }

    /// Creates a table of rows of a type, of which one can be selected.
    nonisolated public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .optional(selection), columnCustomization)
    }

    /// Creates a table of rows of a type that the app sorts, of which one can be selected.
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

    /// Creates a table of rows of a type, of which several can be selected.
    nonisolated public init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns(), rows(), .several(selection), columnCustomization)
    }

    /// Creates a table of rows of a type that the app sorts, of which several can be selected.
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
