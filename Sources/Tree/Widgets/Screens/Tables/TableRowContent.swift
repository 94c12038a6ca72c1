import Foundation
import Views
import Geometry

/// The rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
    func _rows(in table: _TableRows<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    public func _rows(in table: _TableRows<TableRowValue>) -> AnyView {
        tableRowBody._rows(in: table)
    }
}

extension TableRowContent where TableRowBody == Never {
    /// Stops the program, because these rows are not made of others.
    public var tableRowBody: Never { fatalError("\(Self.self) has no rows of its own") }
}

extension Never: TableRowContent {
    /// `Never`, because nothing is shown.
    public typealias TableRowBody = Never
    public func _rows(in table: _TableRows<Never>) -> AnyView { AnyView(EmptyView()) }
}

/// Rows that come from a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
    associatedtype Data: Collection
    /// The elements from which the rows are made.
    var data: Data { get }
}

/// How a table shows its rows.
public struct _TableRows<Value: Identifiable> {
    let columns: [_TableColumn<Value>]
    let arrangement: TableRowArrangement
    let keys: [String]
    /// How deep the rows are in an outline; nil in a table without one.
    var depth: Int?
    /// What is changed of each row, the innermost change first.
    var changes: [@MainActor (AnyView, Value) -> AnyView] = []
    /// What the table's rows carry when they are dragged.
    let drags: TableDrags

    /// A row with an identity of its own.
    @MainActor func row(_ value: Value, isExpanded: Binding<Bool>? = nil) -> AnyView {
        let tag = Tag(value.id, includesOptional: true)
        let row = AnyView(
            TableRowView(value: value, table: self, isExpanded: isExpanded)
                .modifier(TraitModifier<TagTrait>(value: tag))
                .modifier(RowFoldModifier(isExpanded: isExpanded)))
        return changes.reduce(row) { $1($0, value) }
    }

    func deeper() -> _TableRows {
        var deeper = self
        deeper.depth = (depth ?? 0) + 1
        return deeper
    }

    func changed(by change: @escaping @MainActor (AnyView, Value) -> AnyView) -> _TableRows {
        var changed = self
        changed.changes.insert(change, at: 0)
        return changed
    }
}

/// Several rows, or none.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    /// The type of the values that the rows show.
    public typealias TableRowValue = Value
    /// `Never`, because the rows are taken from the builder.
    public typealias TableRowBody = Never
    /// The contents of the builder's block, as a tuple.
    public var value: T
    let rows: @MainActor (_TableRows<Value>) -> [AnyView]

    @MainActor public func _rows(in table: _TableRows<Value>) -> AnyView {
        let rows = rows(table)
        return AnyView(KeyedViews(keys: rows.indices.map(String.init), views: rows))
    }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    /// The type of the values that rows would show.
    public typealias TableRowValue = Value
    /// `Never`, because nothing is shown.
    public typealias TableRowBody = Never
    /// Creates content without rows.
    nonisolated public init() {}
    @MainActor public func _rows(in table: _TableRows<Value>) -> AnyView { AnyView(EmptyView()) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// The type of the values that the rows show.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// `Never`, because the rows are those of the wrapped value.
    public typealias TableRowBody = Never

    @MainActor public func _rows(in table: _TableRows<Wrapped.TableRowValue>) -> AnyView {
        AnyView(self.map { $0._rows(in: table) })
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    /// The type of the values that the rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// `Never`, because the rows are those of the content.
    public typealias TableRowBody = Never

    /// Creates a group of rows, which changes nothing by itself.
    nonisolated public init<Value: Identifiable>(
        @TableRowBuilder<Value> content: () -> Content
    ) where Value == Content.TableRowValue {
        self.init(of: content())
    }

    @MainActor public func _rows(in table: _TableRows<Content.TableRowValue>) -> AnyView {
        content._rows(in: table)
    }
}

/// Builds the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Takes a row as it is.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Makes content without rows.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// Takes the only content of a block as it is.
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Puts the rows of a block one after another.
    @_disfavoredOverload
    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> TupleTableRowContent<Value, (repeat each Content)> {
        TupleTableRowContent(value: (repeat each content)) { table in
            var rows: [AnyView] = []
            repeat append(each content, table, &rows)
            return rows
        }
    }

    @MainActor private static func append<Content: TableRowContent>(
        _ content: Content, _ table: _TableRows<Value>, _ rows: inout [AnyView]
    ) {
        // `buildExpression` accepts rows of this value alone.
        guard let table = table as? _TableRows<Content.TableRowValue> else { return }
        rows.append(content._rows(in: table))
    }

    /// Takes the rows of an `if` without an `else`; nil if the condition is false.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value { content }

    /// Takes the rows of the branch of an `if` or a `switch` that is chosen.
    public static func buildEither<Content: TableRowContent>(
        first: Content
    ) -> TupleTableRowContent<Value, Void> where Content.TableRowValue == Value {
        TupleTableRowContent(value: ()) { [AnyView(TableBranch(rows: first._rows(in: $0)))] }
    }

    public static func buildEither<Content: TableRowContent>(
        second: Content
    ) -> TupleTableRowContent<Value, Void> where Content.TableRowValue == Value {
        TupleTableRowContent(value: ()) { [second._rows(in: $0)] }
    }

    /// Takes the rows behind a check for availability.
    public static func buildLimitedAvailability<Content: TableRowContent>(
        _ content: Content
    ) -> TupleTableRowContent<Value, Void> where Content.TableRowValue == Value {
        TupleTableRowContent(value: ()) { [content._rows(in: $0)] }
    }
}

/// The rows of the first branch of a condition, which are other ones than those of the second.
private struct TableBranch: View {
    let rows: AnyView
    var body: some View { rows }
}

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
        var arrangement = table.arrangement
        arrangement.depth = table.depth
        return arrangement {
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
