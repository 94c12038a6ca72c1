import FoundationNames
import Foundation
import Views

/// A row of a table with one view over all columns.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>:
    TableRowContent
{
    /// The type of the values that the table's rows show.
    public typealias TableRowValue = Value
    /// `Never`, because the row is made from a view.
    public typealias TableRowBody = Never
    let content: Content

    @MainActor public func _rows(in table: _TableRows<Value>) -> AnyView { AnyView(content) }
}

extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
    /// The type of the values that the rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// `Never`, because the rows are those of the header and of the content.
    public typealias TableRowBody = Never

    @MainActor public func _rows(in table: _TableRows<Content.TableRowValue>) -> AnyView {
        AnyView(
            TableSection(
                header: header is EmptyTableRowContent<Content.TableRowValue>
                    ? nil : header._rows(in: table),
                content: content._rows(in: table)))
    }

    /// Creates a section of rows below a header of any views.
    nonisolated public init<Value: Identifiable, Header: View>(
        @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header
    )
    where
        Value == Content.TableRowValue, Parent == TableHeaderRowContent<Value, Header>,
        Footer == EmptyTableRowContent<Value>
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(),
            footer: EmptyTableRowContent())
    }

    /// Creates a section of rows below a title.
    nonisolated public init<Value: Identifiable>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content
    )
    where
        Value == Content.TableRowValue, Parent == TableHeaderRowContent<Value, Text>,
        Footer == EmptyTableRowContent<Value>
    {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<Value: Identifiable>(
        _ titleResource: LocalizedStringResource, @TableRowBuilder<Value> content: () -> Content
    )
    where
        Value == Content.TableRowValue, Parent == TableHeaderRowContent<Value, Text>,
        Footer == EmptyTableRowContent<Value>
    {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a section of rows below a string, shown as it is.
    @_disfavoredOverload
    nonisolated public init<Value: Identifiable, S: StringProtocol>(
        _ title: S, @TableRowBuilder<Value> content: () -> Content
    )
    where
        Value == Content.TableRowValue, Parent == TableHeaderRowContent<Value, Text>,
        Footer == EmptyTableRowContent<Value>
    {
        self.init(content: content) { Text(title) }
    }

    /// Creates a section of rows without a header.
    nonisolated public init<Value: Identifiable>(
        @TableRowBuilder<Value> content: () -> Content
    )
    where
        Value == Content.TableRowValue, Parent == EmptyTableRowContent<Value>,
        Footer == EmptyTableRowContent<Value>
    {
        self.init(
            header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }
}

extension TableRowContent {
    /// Opens a menu on a press of the secondary button on a row.
    nonisolated public func contextMenu<M: View>(
        @ViewBuilder menuItems: @escaping () -> M
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { row, _, _ in
            AnyView(row.contextMenu(menuItems: menuItems))
        }
    }

    /// Opens a menu, with a view above it, on a press of the secondary button on a row.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { row, _, _ in
            AnyView(row.contextMenu(menuItems: menuItems, preview: preview))
        }
    }

    /// Called when the pointer enters or leaves a row.
    nonisolated public func onHover(
        perform action: @escaping (Bool) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { row, _, _ in AnyView(row.onHover(perform: action)) }
    }

    /// Whether the rows can be selected.
    nonisolated public func selectionDisabled(
        _ isDisabled: Bool = true
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(content: self) { row, _, _ in
            AnyView(row.selectionDisabled(isDisabled))
        }
    }
}

/// Rows with something changed in each.
nonisolated struct ChangedTableRows<Content: TableRowContent>: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never
    let content: Content
    let change: @MainActor (AnyView, Content.TableRowValue, TableDrags) -> AnyView

    @MainActor func _rows(in table: _TableRows<Content.TableRowValue>) -> AnyView {
        let drags = table.drags
        return content._rows(in: table.changed { change($0, $1, drags) })
    }
}
