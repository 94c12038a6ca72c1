import Foundation

/// The node of a loop whose rows are all made: rows by id, in the order of the data.
///
/// It keeps what each row shows, so that a change asks only the rows that it concerns.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ValueNode<ForEach<Data, ID, Content>>
{
    private var ids: LoopIDs<ID>
    private var rows: [LoopRow] = []
    private var leaving = LeavingNodes()

    override init(_ view: __shared ForEach<Data, ID, Content>, in context: _NodeContext) {
        ids = view.listIDs(view.data)
        super.init(view, in: context)
        let all = LoopChange(old: 0..<0, new: 0..<ids.count)
        let moves = view.moves(all, .listed([]), ids)
        rows.reserveCapacity(ids.count)
        make(all.new) { rows.append(makeRow(at: rows.count, $0)) }
        warn(about: moves)
    }

    private func make(_ places: Range<Int>, _ take: (Content) -> Void) {
        view.make(view.data, places, view.content, take)
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
        if let change = view.change(old, ids) {
            follow(change, from: old)
        } else {
            updateRows(at: 0..<rows.count, from: 0)
        }
    }

    /// Gives the rows that were at some places, from the first of them on, their new contents.
    private func updateRows(at places: Range<Int>, from first: Int) {
        var index = first
        make(places) { content in
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
        updateRows(at: 0..<change.new.lowerBound, from: 0)
        var changed: [LoopRow] = []
        make(change.new) { content in
            if let origin = moves.origins[changed.count] {
                changed.append(rows[origin])
                update(rows[origin].node, content)
            } else {
                let row = makeRow(at: change.new.lowerBound + changed.count, content)
                tree.markEntering(row.node)
                changed.append(row)
            }
        }
        updateRows(at: change.new.upperBound..<ids.count, from: change.old.upperBound)
        let kept = Set(moves.origins)
        let gone = change.old.filter { !kept.contains($0) }.map { rows[$0].node }
        rows.replaceSubrange(change.old, with: changed)
        let moved = change.new.lowerBound..<(change.shift == 0 ? change.new.upperBound : ids.count)
        for index in moved { rows[index].place.offset = index }
        warn(about: moves)
        for node in gone { leaving.take(node, from: self) }
        elementsChanged()
        // What rows hand up comes in their order, though none of them may have changed.
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
