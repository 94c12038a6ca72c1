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
    public var tableColumnBody: Never { fatalError("\(Self.self) has no columns of its own") }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
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
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    public var value: T
    let columns: @MainActor (String) -> [_TableColumn<RowValue>]

    @MainActor public func _columns(at path: String) -> [_TableColumn<RowValue>] { columns(path) }
}

/// Columns that do not sort, in a table that does.
nonisolated public struct _UnsortedTableColumns<Content: TableColumnContent, Sort: SortComparator>:
    TableColumnContent
{
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    let content: Content

    @MainActor public func _columns(at path: String) -> [_TableColumn<TableRowValue>] {
        content._columns(at: path)
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never

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
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never

    @MainActor public func _columns(at path: String) -> [_TableColumn<Wrapped.TableRowValue>] {
        self?._columns(at: path) ?? []
    }
}
