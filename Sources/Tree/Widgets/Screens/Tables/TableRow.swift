import Foundation
import Views

/// A row of a table, for one value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
    /// The type of the value that the row shows.
    public typealias TableRowValue = Value
    /// `Never`, because a row is not made of others.
    public typealias TableRowBody = Never
    let value: Value

    /// Creates a row for a value, which the columns show.
    public init(_ value: Value) { self.value = value }

    @MainActor public func _rows(in table: _TableRows<Value>) -> AnyView { table.row(value) }
}

/// A row of a table with other rows below it, which are shown and folded away.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
    TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    /// The type of the values that the rows show.
    public typealias TableRowValue = Label.TableRowValue
    /// `Never`, because the rows are those of the value and of the content.
    public typealias TableRowBody = Never
    let value: Label.TableRowValue
    let isExpanded: Binding<Bool>?
    let content: () -> Content

    /// Creates a row for a value with rows below it, which are shown while the binding is true.
    /// Without a binding the row keeps that itself, and begins folded.
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {
        self.value = value
        self.isExpanded = isExpanded
        self.content = content
    }

    @MainActor public func _rows(in table: _TableRows<Label.TableRowValue>) -> AnyView {
        AnyView(
            FoldingTableRow(
                table: table, value: value, binding: isExpanded,
                rows: { AnyView(content()._rows(in: $0)) }))
    }
}

/// A row with the rows below it, while they are shown.
nonisolated struct FoldingTableRow<Value: Identifiable>: View {
    let table: _TableRows<Value>
    let value: Value
    var binding: Binding<Bool>?
    /// Nil for a row that has none.
    let rows: (@MainActor (_TableRows<Value>) -> AnyView)?
    @State private var isExpanded = false

    init(
        table: _TableRows<Value>, value: Value, binding: Binding<Bool>? = nil,
        rows: (@MainActor (_TableRows<Value>) -> AnyView)?
    ) {
        self.table = table
        self.value = value
        self.binding = binding
        self.rows = rows
    }

    @MainActor var body: some View {
        var own = table
        own.depth = table.depth ?? 0
        let isExpanded = binding ?? $isExpanded
        return Group {
            own.row(value, isExpanded: rows == nil ? nil : isExpanded)
            if let rows, isExpanded.wrappedValue { rows(own.deeper()) }
        }
    }
}
