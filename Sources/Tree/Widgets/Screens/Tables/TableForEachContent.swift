import Foundation
import Views

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: DynamicTableRowContent
where Data.Element: Identifiable {
    /// The type of the values that the rows show: the elements themselves.
    public typealias TableRowValue = Data.Element
    /// `Never`, because the rows are made from the elements.
    public typealias TableRowBody = Never
    @usableFromInline let loop: ForEach<Data, Data.Element.ID, EmptyView>

    /// Inlined into the app, so that reading 100,000 ids calls no function of an unknown type.
    @inlinable
    init(_ data: Data) { loop = ForEach(data) { _ in EmptyView() } }

    /// The elements, of which each has a row.
    @MainActor public var data: Data { loop.data }

    @MainActor public func _rows(in table: _TableRows<Data.Element>) -> AnyView {
        if table.changes.isEmpty {
            AnyView(loop.withContent { TableRowView(value: $0, table: table, isExpanded: nil) })
        } else {
            AnyView(loop.withContent { table.row($0) })
        }
    }
}

/// A row for each element of a tree; those with children unfold.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>:
    DynamicTableRowContent
where Data.Element: Identifiable {
    /// The type of the values that the rows show: the elements themselves.
    public typealias TableRowValue = Data.Element
    /// `Never`, because the rows are made from the elements.
    public typealias TableRowBody = Never
    let elements: Data
    let children: KeyPath<Data.Element, Data?>

    init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
        elements = data
        self.children = children
    }

    /// The elements at the top of the tree.
    @MainActor public var data: Data { elements }

    @MainActor public func _rows(in table: _TableRows<Data.Element>) -> AnyView {
        Self.rows(elements, children, in: table)
    }

    @MainActor private static func rows(
        _ data: Data, _ children: KeyPath<Data.Element, Data?>, in table: _TableRows<Data.Element>
    ) -> AnyView {
        AnyView(
            ForEach(data) { element in
                FoldingTableRow(
                    table: table, value: element,
                    rows: element[keyPath: children].map { below in
                        { rows(below, children, in: $0) }
                    })
            })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of the values that the rows show.
    public typealias TableRowValue = Content.TableRowValue
    /// `Never`, because the rows are those of the content.
    public typealias TableRowBody = Never

    @MainActor public func _rows(in table: _TableRows<Content.TableRowValue>) -> AnyView {
        AnyView(withContent { content($0)._rows(in: table) })
    }

    /// Creates rows for the elements of a collection, identified by their ids or by a key path.
    nonisolated public init<Value: Identifiable>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, by: { $0.id }, content: content)
    }

    nonisolated public init<Value: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TableRowValue {
        self.init(data, by: { $0[keyPath: id] }, content: content)
    }

    /// Rows whose values are the elements.
    nonisolated public init(_ data: Data)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(data, by: { $0.id }) { TableRow($0) }
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent, Data == Range<Int>, ID == Int {
    /// Creates rows for the numbers of a range, which identify them.
    nonisolated public init<Value: Identifiable>(
        _ data: Range<Int>, @TableRowBuilder<Value> content: @escaping (Int) -> Content
    ) where Value == Content.TableRowValue {
        self.init(data, by: { $0 }, content: content)
    }
}
