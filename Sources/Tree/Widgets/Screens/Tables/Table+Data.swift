import Foundation
import Views

// A table of a collection has a row for each element.

extension Table {
    /// Creates a table with a row for each element of a collection. The selection holds no row, one
    /// or several; the app sorts the elements by the sort order, which a press on a header changes.
    @inlinable
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            columns(), TableForEachContent(data), .none, columnCustomization)
    }

    @inlinable
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value,
        Sort == Columns.TableColumnSortComparator
    {
        self.init(
            columns(), TableForEachContent(data), .none, columnCustomization, by: sortOrder)
    }

    @inlinable
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            columns(), TableForEachContent(data), .optional(selection), columnCustomization)
    }

    @inlinable
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value,
        Sort == Columns.TableColumnSortComparator
    {
        self.init(
            columns(), TableForEachContent(data), .optional(selection), columnCustomization,
            by: sortOrder)
    }

    @inlinable
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            columns(), TableForEachContent(data), .several(selection), columnCustomization)
    }

    @inlinable
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value,
        Sort == Columns.TableColumnSortComparator
    {
        self.init(
            columns(), TableForEachContent(data), .several(selection), columnCustomization,
            by: sortOrder)
    }
}
