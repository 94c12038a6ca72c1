import Foundation
import Views

/// A column for each element of a collection.
nonisolated public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
>: TableColumnContent
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    /// The type of the values that the rows show.
    public typealias TableRowValue = RowValue
    /// The comparator that the columns sort by; `Never` if they do not sort.
    public typealias TableColumnSortComparator = Sort
    /// `Never`, because the columns are those of the content.
    public typealias TableColumnBody = Never

    /// The elements that have columns, in order.
    public var data: Data
    let id: (Data.Element) -> ID
    /// Makes the columns of an element.
    public var content: (Data.Element) -> Content

    /// Creates columns for the elements of a collection, identified by a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    /// Creates columns for the elements of a collection, identified by their ids.
    public init(
        _ data: Data,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        id = { $0.id }
        self.content = content
    }

    /// Creates columns for the numbers of a range, which identify them.
    public init(
        _ data: Range<Int>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.data = data
        id = { $0 }
        self.content = content
    }

    @MainActor public func _columns(at path: String) -> [_TableColumn<RowValue>] {
        data.flatMap { content($0)._columns(at: "\(path)#\(id($0))") }
    }
}
