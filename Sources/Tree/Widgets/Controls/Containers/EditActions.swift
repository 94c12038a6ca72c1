import Foundation
import Views

/// How the user may change the data of a list's rows.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set from its bits: 1 for moving, 2 for deleting.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Lets the user drag rows to other positions, which moves elements of the collection.
    public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Lets the user delete rows, which removes elements from the collection.
    public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Lets the user both move and delete rows.
    public static var all: EditActions { [.move, .delete] }
}

/// A row whose data the user may delete or move.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content
    let editing: RowEditing

    @MainActor public var body: some View {
        content
            .modifier(RowEditingTrait<RowDeletingTrait>(editing: editing))
            .modifier(RowEditingTrait<RowMovingTrait>(editing: editing))
    }
}

extension RowEditing {
    /// Changes the collection itself, as far as the actions allow.
    fileprivate convenience init<C: RandomAccessCollection & MutableCollection>(
        _ data: Binding<C>, _ actions: EditActions<C>
    ) {
        self.init()
        if actions.contains(.move) {
            move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        // `.delete` exists only where the collection can remove elements, which is not known here.
        if actions.rawValue & 2 != 0 {
            delete = { offsets in
                let collection =
                    data.wrappedValue as? any RangeReplaceableCollection & MutableCollection
                guard let rest = collection?.removing(atOffsets: offsets) as? C else { return }
                data.wrappedValue = rest
            }
        }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    fileprivate func removing(atOffsets offsets: IndexSet) -> Self {
        var rest = self
        rest.remove(atOffsets: offsets)
        return rest
    }
}

extension ForEach {
    /// Makes rows that the user may delete or move, which changes the data.
    nonisolated public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        Content == EditableCollectionContent<R, C>, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
        C.Indices: RandomAccessCollection, ID == C.Element.ID, R: View
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Makes rows that the user may delete or move, which changes the data.
    nonisolated public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        Content == EditableCollectionContent<R, C>, C: MutableCollection,
        C: RandomAccessCollection, C.Index: Hashable, C.Indices: RandomAccessCollection, R: View
    {
        let editing = RowEditing(data, editActions)
        self.init(data, id: id) {
            EditableCollectionContent<R, C>(content: content($0), editing: editing)
        }
    }
}
