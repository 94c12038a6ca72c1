import Foundation
import Views

// A table of a tree has a row for each element; those with children unfold.

extension Table {
    /// Creates a table with a row for each element of a tree; rows with children unfold. The
    /// selection holds no row, one or several; the app sorts the elements by the sort order, which
    /// a press on a header changes.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            columns(), TableOutlineGroupContent(data, children: children), .none,
            columnCustomization)
    }

    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
        Sort == Columns.TableColumnSortComparator
    {
        self.init(
            columns(), TableOutlineGroupContent(data, children: children), .none,
            columnCustomization, by: sortOrder)
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            columns(), TableOutlineGroupContent(data, children: children), .optional(selection),
            columnCustomization)
    }

    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
        Sort == Columns.TableColumnSortComparator
    {
        self.init(
            columns(), TableOutlineGroupContent(data, children: children), .optional(selection),
            columnCustomization, by: sortOrder)
    }

    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            columns(), TableOutlineGroupContent(data, children: children), .several(selection),
            columnCustomization)
    }

    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
        Sort == Columns.TableColumnSortComparator
    {
        self.init(
            columns(), TableOutlineGroupContent(data, children: children), .several(selection),
            columnCustomization, by: sortOrder)
    }
}
