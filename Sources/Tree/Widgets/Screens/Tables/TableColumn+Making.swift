import Foundation
import FoundationNames
import Views

// Columns that sort by a value of the rows.

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Sorts by a value.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column that sorts by a value; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column that sorts by a value, with a text as its title.
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value), content: content)
    }

    /// Rows without a value come first.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column that sorts by an optional value; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column that sorts by an optional value, with a text as its title.
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value), content: content)
    }

    /// False comes first.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleKey),
            comparator: KeyPathComparator(value, comparator: BoolComparator()), content: content)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleResource),
            comparator: KeyPathComparator(value, comparator: BoolComparator()), content: content)
    }

    /// Creates a column that sorts by a truth value; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value, comparator: BoolComparator()),
            content: content)
    }

    /// Creates a column that sorts by a truth value, with a text as its title.
    public init(
        _ text: Text, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: text, comparator: KeyPathComparator(value, comparator: BoolComparator()),
            content: content)
    }

    /// Sorts by a text as people sort.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column that sorts by a text; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// Creates a column that sorts by a text, with another one as its title.
    public init(
        _ text: Text, value: KeyPath<RowValue, String>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value), content: content)
    }

    /// Sorts by a value as a comparator does.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
            content: content)
    }

    @_disfavoredOverload
    public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            label: Text(titleResource),
            comparator: KeyPathComparator(value, comparator: comparator),
            content: content)
    }

    /// Creates a column that sorts by a comparator; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
            content: content)
    }

    /// Creates a column that sorts by a comparator, with a text as its title.
    public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            label: text, comparator: KeyPathComparator(value, comparator: comparator),
            content: content)
    }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Shows a text, and sorts by it as people sort.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
    ) {
        self.init(label: Text(titleResource), comparator: KeyPathComparator(value)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column that shows a text and sorts by it; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column that shows a text and sorts by it, with another one as its title.
    public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) {
        self.init(label: text, comparator: KeyPathComparator(value)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Shows a text, and sorts by it as a comparator does.
    public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)
        ) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload
    public init<C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String {
        self.init(
            label: Text(titleResource), comparator: KeyPathComparator(value, comparator: comparator)
        ) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of texts with a comparator; its title is a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator))
        { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column of texts with a comparator, and with a text as its title.
    public init<C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String {
        self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
}

/// Puts false before true.
private struct BoolComparator: SortComparator {
    var order = SortOrder.forward

    func compare(_ first: Bool, _ second: Bool) -> ComparisonResult {
        if first == second { return .orderedSame }
        return second == (order == .forward) ? .orderedAscending : .orderedDescending
    }
}
