import FoundationNames
import Foundation
import Views

/// One column of a table: its header, what it shows of each row, and what it sorts by.
nonisolated public struct TableColumn<
    RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
    /// The type of the values that the rows show.
    public typealias TableRowValue = RowValue
    /// The comparator that the column sorts by; `Never` if it does not sort.
    public typealias TableColumnSortComparator = Sort
    /// `Never`, because a column is not made of others.
    public typealias TableColumnBody = Never

    let label: Label
    let comparator: Sort?
    let content: (RowValue) -> Content
    var limits = ColumnLimits()

    init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    @MainActor public func _columns(at path: String) -> [_TableColumn<RowValue>] {
        // A text is one view; other content may be none or several.
        let isOne = Content.self == Text.self
        return [
            _TableColumn(
                key: path, label: AnyView(label),
                cell: { value in
                    let content = content(value)
                    return isOne ? AnyView(content) : AnyView(HStack { content })
                },
                comparator: comparator, limits: limits)
        ]
    }

    /// The width, which the user cannot change; nil for a flexible one.
    public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.limits = width.map { ColumnLimits(fixed: $0) } ?? ColumnLimits()
        return column
    }

    /// A width between two limits. Without an ideal one the column takes its share of what is left.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.limits = ColumnLimits(minimum: min, ideal: ideal, maximum: max)
        return column
    }
}

// MARK: - Columns that do not sort

extension TableColumn where Sort == Never {
    /// Creates a column that does not sort, with a header of any views.
    public init(
        @ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column that does not sort, with a title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleResource), comparator: nil, content: content)
    }

    /// Creates a column that does not sort; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// Creates a column that does not sort, with a text as its title.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Shows the text at a key path.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleResource), comparator: nil) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column that shows the text at a key path; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column that shows the text at a key path, with another one as its title.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

// MARK: - Columns that sort by a comparator of the app

extension TableColumn where Label == Text {
    /// Creates a column that sorts by a comparator of whole rows.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(label: Text(titleResource), comparator: comparator, content: content)
    }

    /// Creates a column that sorts by a comparator of rows; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// Creates a column that sorts by a comparator of rows, with a text as its title.
    public init(
        _ text: Text, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(label: text, comparator: comparator, content: content)
    }
}
