import Foundation

/// Views made from the elements of a collection; each keeps its identity by its element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements, of which each makes a view.
    public var data: Data
    /// The closure that makes a view from an element.
    public var content: (Data.Element) -> Content
    @usableFromInline package let id: (Data.Element) -> ID
    /// The ids of all elements of some data, and the change from older ids to newer ones.
    @usableFromInline package let listIDs: (Data) -> LoopIDs<ID>
    @usableFromInline package let change: (_ old: LoopIDs<ID>, _ new: LoopIDs<ID>) -> LoopChange?
    @usableFromInline package let moves:
        (LoopChange, _ old: LoopIDs<ID>, _ new: LoopIDs<ID>) -> LoopMoves
    /// Initializes contiguous memory with the contents of the first elements of the data.
    @usableFromInline package let make:
        (Data, Int, (Data.Element) -> Content, UnsafeMutablePointer<Content>) -> Void

    @inlinable
    package init(
        _ data: Data, by id: @escaping (Data.Element) -> ID,
        listIDs: @escaping (Data) -> LoopIDs<ID>,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = id
        self.listIDs = listIDs
        change = { old, new in new.change(from: old) }
        moves = { change, old, new in LoopMoves(in: change, from: old, to: new) }
        make = { data, count, content, contents in
            // Reading elements in place copies none of them.
            let isContiguous: Void? = data.withContiguousStorageIfAvailable { elements in
                for offset in 0..<count {
                    (contents + offset).initialize(to: content(elements[offset]))
                }
            }
            guard isContiguous == nil else { return }
            var index = data.startIndex
            for offset in 0..<count {
                (contents + offset).initialize(to: content(data[index]))
                data.formIndex(after: &index)
            }
        }
    }
}

extension ForEach {
    /// Creates a loop whose contents need not be views.
    package init(
        _ data: Data, by id: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, by: id, listIDs: { LoopIDs($0, by: id) }, content: content)
    }
}

/// A view made of rows that the user may delete or move.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    /// The type of the collection of elements.
    associatedtype Data: Collection
    /// The elements from which the rows are made.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
    /// Creates views from elements, each with the id at a key path. An id that occurs twice is
    /// logged.
    @inlinable
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, by: { $0[keyPath: id] }, listIDs: { LoopIDs($0) { $0[keyPath: id] } },
            content: content)
    }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    /// Creates views from elements with ids. An id that occurs twice is logged.
    @inlinable
    nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, by: { $0.id }, listIDs: { LoopIDs(identified: $0) }, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Creates views from numbers, each of which is its own id.
    @inlinable
    nonisolated public init(
        _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
    ) {
        self.init(data, by: { $0 }, listIDs: { .counted($0) { $0 } }, content: content)
    }
}

extension ForEach where Content: View {
    /// Creates views from bindings to the elements of a collection, which have ids.
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
        C.Indices: RandomAccessCollection, ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates views from bindings to elements, each with the id at a key path.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
        C: RandomAccessCollection, C.Index: Hashable, C.Indices: RandomAccessCollection
    {
        let elements = data.wrappedValue
        self.init(
            elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, by: { $0.1 },
            listIDs: { LoopIDs($0) { $0.1 } }, content: { content(data[$0.0]) })
    }
}
