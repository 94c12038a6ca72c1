import Foundation

/// The node of a `ForEach` outside of lazy containers: it makes the rows of all elements, in the
/// order of the data.
///
/// It keeps the content and the elements of each row, so that a change costs only as much as the
/// rows that it concerns.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ValueNode<ForEach<Data, ID, Content>>
{
    private var ids: LoopIDs<ID>
    private var contents: LoopContents<Content>
    private var rows: [LoopRow] = []
    private let order = LoopOrder()
    private let elements = LoopElements()
    /// How the elements differ from those of the rows.
    private var elementChanges = ElementChanges.all
    private var leaving = LeavingNodes()

    override init(_ view: __shared ForEach<Data, ID, Content>, in context: _NodeContext) {
        ids = view.listIDs(view.data)
        contents = Self.contents(of: view, ids.count)
        super.init(view, in: context)
        let all = LoopChange(old: 0..<0, new: 0..<ids.count)
        let moves = view.moves(all, .listed([]), ids)
        rows.reserveCapacity(ids.count)
        for index in all.new { rows.append(makeRow(at: index)) }
        warn(about: moves)
        order.setOffsets = { [unowned(unsafe) self] in
            for index in rows.indices { rows[index].position.setOffset(index) }
        }
    }

    deinit { order.setOffsets = nil }

    private static func contents(
        of view: ForEach<Data, ID, Content>, _ count: Int
    ) -> LoopContents<Content> {
        LoopContents(count: count) { view.make(view.data, count, view.content, $0) }
    }

    private func makeRow(at index: Int) -> LoopRow {
        let position = LoopPosition(id: AnyHashable(ids[index]), offset: index, in: order)
        return LoopRow(makeLoopRowNode(contents[index], id: position.id), at: position)
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        let (oldIDs, oldContents) = (ids, contents)
        // The ids of the same data may differ from one read to the next, where an app computes
        // them.
        ids = view.listIDs(view.data)
        contents = Self.contents(of: view, ids.count)
        if let change = view.change(oldIDs, ids) {
            follow(change, view.moves(change, oldIDs, ids), from: oldContents)
        } else {
            updateRows(at: 0..<rows.count, from: oldContents, 0)
        }
    }

    /// Updates the rows at some indices with their new contents. `first` is the old index of the
    /// first of them.
    private func updateRows(
        at indices: Range<Int>, from old: LoopContents<Content>, _ first: Int
    ) {
        let shift = first - indices.lowerBound
        contents.forEachChange(in: indices, from: old, at: first) { index in
            update(rows[index + shift].node, at: index)
        }
    }

    private func update(_ row: _ViewNode, at index: Int) {
        // `makeRow` makes every row's node for a content.
        unsafeDowncast(row, to: _Node<Content>.self).update(contents[index])
    }

    /// Moves the rows that remain to their new indices, makes the new ones, and removes the others.
    private func follow(
        _ change: LoopChange, _ moves: LoopMoves, from old: LoopContents<Content>
    ) {
        let runs = moves.runs(in: change)
        var replacements: [[LoopRow]] = []
        var (nextOld, nextNew) = (0, 0)
        var remaining: Set<Int> = []
        for run in runs {
            updateRows(at: nextNew..<run.new.lowerBound, from: old, nextOld)
            replacements.append(
                run.new.map { index in
                    guard let origin = moves.origins[index - change.new.lowerBound] else {
                        let row = makeRow(at: index)
                        tree.markEntering(row.node)
                        return row
                    }
                    remaining.insert(origin)
                    if !contents.isSame(at: index, as: old, at: origin) {
                        update(rows[origin].node, at: index)
                    }
                    return rows[origin]
                })
            (nextOld, nextNew) = (run.old.upperBound, run.new.upperBound)
        }
        updateRows(at: nextNew..<ids.count, from: old, nextOld)
        noteExchanges(in: runs)
        var removed: [LoopRow] = []
        for run in runs {
            for index in run.old where !remaining.contains(index) { removed.append(rows[index]) }
        }
        for (run, new) in zip(runs, replacements).reversed() {
            rows.replaceSubrange(run.old, with: new)
        }
        order.isStale = true
        warn(about: moves)
        for row in removed { leaving.take(row.node, from: self, showing: row.collected) }
        elementsChanged()
        // Preferences are combined in the order of the rows, which may have changed although no row
        // has.
        tree.preferencesChanged()
    }

    private func warn(about moves: LoopMoves) {
        for index in moves.repeated { view.warnAboutDuplicate(ids[index], in: tree.app) }
    }

    override func step(to child: _ViewNode) -> String {
        rows.firstIndex { $0.node === child }.map { "#\(ids[$0])" } ?? ""
    }

    override func row(withIdentity id: AnyHashable) -> _ViewNode? {
        guard let id = id.base as? ID else { return nil }
        return ids.firstIndex(of: id).map { rows[$0].node }
    }

    // MARK: Elements

    override func elementsChanged(of child: _ViewNode, wereKnown: Bool) {
        if wereKnown { elementChanges = .all }
        elementsChanged()
    }

    /// Notes which elements are replaced, before the number of elements of each removed row is
    /// lost.
    private func noteExchanges(in runs: [LoopChange]) {
        guard case .none = elementChanges else {
            elementChanges = .all
            return
        }
        var exchanges: [RowExchange] = []
        var (row, element) = (0, 0)
        for run in runs {
            while row < run.old.lowerBound {
                element += rows[row].count
                row += 1
            }
            let start = element
            while row < run.old.upperBound {
                element += rows[row].count
                row += 1
            }
            exchanges.append(RowExchange(elements: start..<element, rows: run.new))
        }
        elementChanges = .exchanges(exchanges)
    }

    private func updateElements() {
        let elementChanges = self.elementChanges
        self.elementChanges = .none
        switch elementChanges {
        case .none:
            break
        case .exchanges(let exchanges):
            elements.follow(
                exchanges.reversed().map {
                    ElementChange(range: $0.elements, elements: collectElements(of: $0.rows))
                })
        case .all:
            elements.replace(with: collectElements(of: 0..<rows.count))
        }
    }

    private func collectElements(of indices: Range<Int>) -> [Element] {
        var list: [Element] = []
        list.reserveCapacity(indices.count)
        for index in indices {
            if rows[index].node.hasNewElements { rows[index].collectElements() }
            list.append(contentsOf: rows[index].elements)
        }
        return list
    }

    override func appendElements(to list: inout [Element]) {
        updateElements()
        list.append(contentsOf: elements.list)
        leaving.forEach { $0.appendElements(to: &list) }
    }

    override func appendParts(to parts: inout ElementParts) {
        updateElements()
        parts.append(elements)
        leaving.forEach { $0.appendElements(to: &parts.loose) }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for row in rows { visit(row.node) }
        leaving.forEach(visit)
    }
}

/// How the elements that a loop keeps may differ from those of its rows.
private enum ElementChanges {
    case none
    case exchanges([RowExchange])
    case all
}

/// Rows that replace others: the elements of the old rows and the indices of the new ones.
private struct RowExchange {
    let elements: Range<Int>
    let rows: Range<Int>
}

/// A row of a loop, with the elements that were last collected from it.
@MainActor
private struct LoopRow {
    let node: _ViewNode
    let position: LoopPosition
    private(set) var elements: [Element] = []
    private(set) var count = 0

    init(_ node: _ViewNode, at position: LoopPosition) {
        self.node = node
        self.position = position
    }

    /// Its elements; nil if they have to be collected first.
    var collected: [Element]? { node.hasNewElements ? nil : elements }

    mutating func collectElements() {
        node.hasNewElements = false
        elements.removeAll(keepingCapacity: true)
        node.appendElements(to: &elements)
        for index in elements.indices where elements[index].traits[LoopPositionTrait.self] == nil {
            elements[index].traits[LoopPositionTrait.self] = position
        }
        count = elements.count
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
