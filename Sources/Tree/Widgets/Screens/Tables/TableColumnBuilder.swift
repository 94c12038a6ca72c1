import Foundation
import Views

/// Builds the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Takes a column as it is.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Takes a column that does not sort into a table that does.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> _UnsortedTableColumns<Column, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
        _UnsortedTableColumns(content: column)
    }

    /// Takes the only column of a block as it is.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Puts the columns of a block side by side.
    @_disfavoredOverload
    public static func buildBlock<each Column: TableColumnContent>(
        _ column: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
        TupleTableColumnContent(value: (repeat each column)) { path in
            var all: [_TableColumn<RowValue>] = []
            var index = 0
            repeat append(each column, &index, path, &all)
            return all
        }
    }

    @MainActor private static func append<Column: TableColumnContent>(
        _ column: Column, _ index: inout Int, _ path: String, _ all: inout [_TableColumn<RowValue>]
    ) {
        // `buildExpression` accepts columns of this row value alone.
        let own = column._columns(at: "\(path).\(index)") as? [_TableColumn<RowValue>]
        all += own ?? []
        index += 1
    }

    /// Takes the column of an `if` without an `else`; nil if the condition is false.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Takes the columns of an `if` whose condition is true.
    public static func buildEither<First: TableColumnContent>(
        first: First
    ) -> TupleTableColumnContent<RowValue, Sort, Void>
    where First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort {
        TupleTableColumnContent(value: ()) { first._columns(at: $0 + ".then") }
    }

    /// Takes the columns of an `else`.
    public static func buildEither<Second: TableColumnContent>(
        second: Second
    ) -> TupleTableColumnContent<RowValue, Sort, Void>
    where Second.TableRowValue == RowValue, Second.TableColumnSortComparator == Sort {
        TupleTableColumnContent(value: ()) { second._columns(at: $0 + ".else") }
    }

    /// Takes the columns behind a check for availability.
    public static func buildLimitedAvailability<Column: TableColumnContent>(
        _ column: Column
    ) -> TupleTableColumnContent<RowValue, Sort, Void>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TupleTableColumnContent(value: ()) { column._columns(at: $0) }
    }
}
