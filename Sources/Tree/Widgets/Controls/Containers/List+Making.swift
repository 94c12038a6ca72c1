import Foundation
import Views

// A list is made of content, or of data; nothing, one row or several may be selected in it. What
// makes a loop of data is inlined into the app, as the loop is.

extension List {
    /// Creates a list of the rows that the content makes. The rows that the user selects are
    /// written to the selection, by their tags or ids: several in a set, one or none in an
    /// optional, otherwise always one.
    nonisolated public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { .several($0) } ?? .none, content: content())
    }

    nonisolated public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { .optional($0) } ?? .none, content: content())
    }

    @_disfavoredOverload
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(.one(selection), content: content())
    }

    /// Creates a list with a row for each element of the data. The rows that the user selects are
    /// written to the selection, by their ids: several in a set, one or none in an optional,
    /// otherwise always one.
    @inlinable
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection.map { .several($0) } ?? .none, content: ForEach(data, content: rowContent))
    }

    @inlinable
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection.map { .several($0) } ?? .none,
            content: ForEach(data, id: id, content: rowContent))
    }

    @inlinable
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection.map { .optional($0) } ?? .none, content: ForEach(data, content: rowContent))
    }

    @inlinable
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            selection.map { .optional($0) } ?? .none,
            content: ForEach(data, id: id, content: rowContent))
    }

    @_disfavoredOverload
    @inlinable
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(.one(selection), content: ForEach(data, content: rowContent))
    }

    @_disfavoredOverload
    @inlinable
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(.one(selection), content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(
            selection.map { .several($0) } ?? .none, content: ForEach(data, content: rowContent))
    }

    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(
            selection.map { .optional($0) } ?? .none, content: ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of the rows that the content makes, which cannot be selected.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(.none, content: content())
    }

    // Disfavoured, because a binding to a collection is a collection, too.
    /// Creates a list with a row for each element of the data, which cannot be selected.
    @_disfavoredOverload
    @inlinable
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(.none, content: ForEach(data, content: rowContent))
    }

    @_disfavoredOverload
    @inlinable
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(.none, content: ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a range. Its rows cannot be selected.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(.none, content: ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a collection, to which the row has a binding.
    /// The rows cannot be selected.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            RowContent
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
        Data.Index: Hashable, Data.Indices: RandomAccessCollection
    {
        self.init(.none, content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable,
        Data.Indices: RandomAccessCollection
    {
        self.init(.none, content: ForEach(data, id: id, content: rowContent))
    }
}
