import Foundation

/// Views made from the elements of a collection; each keeps its identity by its element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    @usableFromInline package let id: (Data.Element) -> ID
    /// All ids of some data, and what has changed in them.
    @usableFromInline package let listIDs: (Data) -> LoopIDs<ID>
    @usableFromInline package let change: (_ old: LoopIDs<ID>, _ new: LoopIDs<ID>) -> LoopChange?

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
    }
}

extension ForEach {
    /// For contents that are not views.
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
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        context.isLazy ? LazyLoopNode(view, in: context) : ForEachNode(view, in: context)
    }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
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
    @inlinable
    nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, by: { $0.id }, listIDs: { LoopIDs($0) { $0.id } }, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    nonisolated public init(
        _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
    ) {
        self.init(data, by: { $0 }, listIDs: { .counted($0) { $0 } }, content: content)
    }
}

extension ForEach where Content: View {
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

extension ForEach {
    func warnAboutDuplicate(_ id: ID, in app: AppGraph) {
        app.warn(
            """
            ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple \
            times within the collection, this will give undefined results!
            """, at: "")
    }
}

/// The node of a loop whose rows are all made: rows by id, in the order of the data.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ValueNode<ForEach<Data, ID, Content>>
{
    private var rows: [Row] = []
    private var leaving = LeavingNodes()

    private struct Row {
        let id: ID
        let node: _Node<Content>
    }

    override init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
        super.init(view, in: context)
        var seen = Set<ID>()
        rows = view.data.map { element in
            let id = view.id(element)
            if !seen.insert(id).inserted { warnAboutDuplicate(id) }
            return makeRow(id, element)
        }
    }

    private func makeRow(_ id: ID, _ element: Data.Element) -> Row {
        Row(id: id, node: makeRowNode(view.content(element), id: AnyHashable(id)))
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        if keepsOrder() {
            for (row, element) in zip(rows, view.data) {
                row.node.update(view.content(element))
            }
        } else {
            reorder()
        }
    }

    /// Whether the data has the same ids in the same order as before.
    private func keepsOrder() -> Bool {
        guard view.data.count == rows.count else { return false }
        return zip(rows, view.data).allSatisfy { $0.id == view.id($1) }
    }

    private func reorder() {
        var old: [ID: [Row]] = [:]
        for row in rows.reversed() { old[row.id, default: []].append(row) }
        var seen = Set<ID>()
        rows = view.data.map { element in
            let id = view.id(element)
            if !seen.insert(id).inserted { warnAboutDuplicate(id) }
            if let row = old[id]?.popLast() {
                row.node.update(view.content(element))
                return row
            }
            let row = makeRow(id, element)
            tree.markEntering(row.node)
            return row
        }
        for row in old.values.joined() { leaving.take(row.node, from: self) }
        elementsChanged()
        // What rows hand up comes in their order, though none of them may have changed.
        tree.preferencesChanged()
    }

    private func warnAboutDuplicate(_ id: ID) { view.warnAboutDuplicate(id, in: tree.app) }

    override func step(to child: _ViewNode) -> String {
        rows.first { $0.node === child }.map { "#\($0.id)" } ?? ""
    }

    override func row(withIdentity id: AnyHashable) -> _ViewNode? {
        guard let id = id.base as? ID else { return nil }
        return rows.first { $0.id == id }?.node
    }

    override func appendElements(to list: inout [Element]) {
        for (offset, row) in rows.enumerated() {
            let start = list.count
            row.node.appendElements(to: &list)
            for index in start..<list.count {
                if list[index].traits[ForEachIDTrait.self] == nil {
                    list[index].traits[ForEachIDTrait.self] = AnyHashable(row.id)
                    list[index].traits[ForEachOffsetTrait.self] = offset
                }
            }
        }
        leaving.forEach { $0.appendElements(to: &list) }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for row in rows { visit(row.node) }
        leaving.forEach(visit)
    }
}
