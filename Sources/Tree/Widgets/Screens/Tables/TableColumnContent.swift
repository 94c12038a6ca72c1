import Foundation
import Views

/// The columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// What the columns sort by; `Never` for columns that do not sort.
    associatedtype TableColumnSortComparator: SortComparator =
        TableColumnBody.TableColumnSortComparator
    associatedtype TableColumnBody: TableColumnContent
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
    var tableColumnBody: TableColumnBody { get }
    func _columns(at path: String) -> [_TableColumn<TableRowValue>]
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public func _columns(at path: String) -> [_TableColumn<TableRowValue>] {
        tableColumnBody._columns(at: path)
    }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Stops the program, because these columns are not made of others.
    public var tableColumnBody: Never { fatalError("\(Self.self) has no columns of its own") }
}

extension Never: TableColumnContent {
    /// The type of the values that the rows show: `Never`, because nothing is shown.
    public typealias TableRowValue = Never
    /// `Never`, because nothing is sorted.
    public typealias TableColumnSortComparator = Never
    /// `Never`, because nothing is shown.
    public typealias TableColumnBody = Never
    public func _columns(at path: String) -> [_TableColumn<Never>] { [] }
}

/// One column of a table, whatever its content.
public struct _TableColumn<RowValue: Identifiable> {
    /// Its position in the description of the columns, or its customization identifier.
    var key: String
    var id: String?
    let label: AnyView
    let cell: @MainActor (RowValue) -> AnyView
    /// What it sorts by; nil where it does not sort.
    let comparator: Any?
    var limits = ColumnLimits()
    var alignment = TableColumnAlignment.automatic
    var defaultVisibility = Visibility.automatic
    var fixed: TableColumnCustomizationBehavior = []

    /// Whether the user may hide it.
    var mayBeHidden: Bool { id != nil && !fixed.contains(.visibility) }
    var mayMove: Bool { id != nil && !fixed.contains(.reorder) }
    var mayBeResized: Bool { limits.isFlexible && !fixed.contains(.resize) }
}

/// Several columns side by side.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
    TableColumnContent
{
    /// The type of the values that the rows show.
    public typealias TableRowValue = RowValue
    /// The comparator that the columns sort by; `Never` if they do not sort.
    public typealias TableColumnSortComparator = Sort
    /// `Never`, because the columns are taken from the builder.
    public typealias TableColumnBody = Never
    /// The contents of the builder's block, as a tuple.
    public var value: T
    let columns: @MainActor (String) -> [_TableColumn<RowValue>]

    @MainActor public func _columns(at path: String) -> [_TableColumn<RowValue>] { columns(path) }
}

/// Columns that do not sort, in a table that does.
nonisolated public struct _UnsortedTableColumns<Content: TableColumnContent, Sort: SortComparator>:
    TableColumnContent
{
    /// The type of the values that the rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// The comparator of the table, though these columns do not sort.
    public typealias TableColumnSortComparator = Sort
    /// `Never`, because the columns are those of the content.
    public typealias TableColumnBody = Never
    let content: Content

    @MainActor public func _columns(at path: String) -> [_TableColumn<TableRowValue>] {
        content._columns(at: path)
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    /// The type of the values that the rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// The comparator that the columns sort by; `Never` if they do not sort.
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    /// `Never`, because the columns are those of the content.
    public typealias TableColumnBody = Never

    /// Creates a group of columns, which changes nothing by itself.
    nonisolated public init<Value: Identifiable, Sort: SortComparator>(
        @TableColumnBuilder<Value, Sort> content: () -> Content
    ) where Value == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
        self.init(of: content())
    }

    @MainActor public func _columns(at path: String) -> [_TableColumn<Content.TableRowValue>] {
        content._columns(at: path)
    }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// The type of the values that the rows show.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// The comparator that the columns sort by; `Never` if they do not sort.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    /// `Never`, because the columns are those of the wrapped value.
    public typealias TableColumnBody = Never

    @MainActor public func _columns(at path: String) -> [_TableColumn<Wrapped.TableRowValue>] {
        self?._columns(at: path) ?? []
    }
}

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
