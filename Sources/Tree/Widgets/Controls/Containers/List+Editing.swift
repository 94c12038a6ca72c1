import Views

// Lists whose data the user edits: a row is deleted or moved by changing the collection.

extension List {
    /// Creates a list with a row for each element of a collection, which the user may edit by the
    /// actions. The rows that the user selects are written to the selection: several in a set,
    /// otherwise at most one.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
        Data.Index: Hashable,
        Data.Indices: RandomAccessCollection
    {
        self.init(
            selection.map { .several($0) } ?? .none,
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
        Data.Index: Hashable,
        Data.Indices: RandomAccessCollection
    {
        self.init(
            selection.map { .optional($0) } ?? .none,
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable,
        Data.Indices: RandomAccessCollection
    {
        self.init(
            selection.map { .several($0) } ?? .none,
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable,
        Data.Indices: RandomAccessCollection
    {
        self.init(
            selection.map { .optional($0) } ?? .none,
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with a row for each element of a collection, which the user may edit by the
    /// actions. Its rows cannot be selected.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
        Data.Index: Hashable,
        Data.Indices: RandomAccessCollection
    {
        self.init(
            .none,
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
            EditableCollectionContent<RowContent, Data>
        >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable,
        Data.Indices: RandomAccessCollection
    {
        self.init(
            .none,
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}
