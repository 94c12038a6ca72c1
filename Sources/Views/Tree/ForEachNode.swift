import Foundation

/// The node of a loop whose rows are all made: rows by id, in the order of the data.
///
/// It keeps what each row shows, so that a change asks only the rows that it concerns.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _Node<ForEach<Data, ID, Content>>
{
    private var ids: LoopIDs<ID>
    private var rows: [LoopRow] = []
    private var leaving = LeavingNodes()

    override init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
        ids = view.listIDs(view.data)
        super.init(view, in: context)
        let all = LoopChange(old: 0..<0, new: 0..<ids.count)
        let moves = view.moves(all, .listed([]), ids)
        rows.reserveCapacity(ids.count)
        view.makeAll(view.data, view.content) { rows.append(makeRow(at: rows.count, $0)) }
        warn(about: moves)
    }

    private func makeRow(at index: Int, _ content: Content) -> LoopRow {
        let place = LoopPlace(id: AnyHashable(ids[index]), offset: index)
        return LoopRow(makeRowNode(content, id: place.id), at: place)
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        let old = ids
        // Of the same data too: an app's ids may be new at each look.
        ids = view.listIDs(view.data)
        if let change = view.change(old, ids) { return follow(change, from: old) }
        var index = 0
        view.makeAll(view.data, view.content) { content in
            update(rows[index].node, content)
            index += 1
        }
    }

    private func update(_ row: _ViewNode, _ content: Content) {
        // Every row's node was made of a content.
        unsafeDowncast(row, to: _Node<Content>.self).update(content)
    }

    /// Takes the rows that are still there to their new places, and makes those that are new.
    private func follow(_ change: LoopChange, from old: LoopIDs<ID>) {
        let moves = view.moves(change, old, ids)
        let before = rows
        rows = []
        rows.reserveCapacity(ids.count)
        view.makeAll(view.data, view.content) { content in
            let index = rows.count
            if let origin = origin(of: index, change, moves) {
                let row = before[origin]
                row.place.offset = index
                update(row.node, content)
                rows.append(row)
            } else {
                let row = makeRow(at: index, content)
                tree.markEntering(row.node)
                rows.append(row)
            }
        }
        warn(about: moves)
        let kept = Set(moves.origins)
        for index in change.old where !kept.contains(index) {
            leaving.take(before[index].node, from: self)
        }
        elementsChanged()
        // What rows hand up comes in their order, though none of them may have changed.
        tree.preferencesChanged()
    }

    /// The place that a row had before the change; nil for a new one.
    private func origin(of index: Int, _ change: LoopChange, _ moves: LoopMoves) -> Int? {
        if index < change.new.lowerBound { return index }
        if index >= change.new.upperBound { return index - change.shift }
        return moves.origins[index - change.new.lowerBound]
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

    override func appendElements(to list: inout [Element]) {
        for index in rows.indices {
            if rows[index].node.hasNewElements { rows[index].askForElements() }
            list.append(contentsOf: rows[index].elements)
        }
        leaving.forEach { $0.appendElements(to: &list) }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for row in rows { visit(row.node) }
        leaving.forEach(visit)
    }
}

/// A row of a loop, with what it showed when it was last asked.
@MainActor
private struct LoopRow {
    let node: _ViewNode
    let place: LoopPlace
    private(set) var elements: [Element] = []

    init(_ node: _ViewNode, at place: LoopPlace) {
        self.node = node
        self.place = place
    }

    mutating func askForElements() {
        node.hasNewElements = false
        elements.removeAll(keepingCapacity: true)
        node.appendElements(to: &elements)
        for index in elements.indices where elements[index].traits[LoopPlaceTrait.self] == nil {
            elements[index].traits[LoopPlaceTrait.self] = place
        }
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
