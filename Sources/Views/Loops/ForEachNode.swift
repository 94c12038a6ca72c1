import Foundation

/// The node of a loop whose rows are all made: rows by id, in the order of the data.
///
/// It keeps what each row was made of and what it shows, so that a change costs the rows that it
/// concerns.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ValueNode<ForEach<Data, ID, Content>>
{
    private var ids: LoopIDs<ID>
    private var contents: LoopContents<Content>
    private var rows: [LoopRow] = []
    private let order = LoopOrder()
    private let elements = LoopElements()
    /// What has to be done until the elements are those that the rows show.
    private var doubt = ElementChanges.all
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
            for index in rows.indices { rows[index].place.setOffset(index) }
        }
    }

    deinit { order.setOffsets = nil }

    private static func contents(
        of view: ForEach<Data, ID, Content>, _ count: Int
    ) -> LoopContents<Content> {
        LoopContents(count: count) { view.make(view.data, count, view.content, $0) }
    }

    private func makeRow(at index: Int) -> LoopRow {
        let place = LoopPosition(id: AnyHashable(ids[index]), offset: index, in: order)
        return LoopRow(makeRowNode(contents[index], id: place.id), at: place)
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        let (oldIDs, oldContents) = (ids, contents)
        // Of the same data too: an app's ids may be new at each look.
        ids = view.listIDs(view.data)
        contents = Self.contents(of: view, ids.count)
        if let change = view.change(oldIDs, ids) {
            follow(change, view.moves(change, oldIDs, ids), from: oldContents)
        } else {
            updateRows(at: 0..<rows.count, from: oldContents, 0)
        }
    }

    /// Gives the rows that were at some places, from the first of them on, their new contents.
    private func updateRows(
        at places: Range<Int>, from old: LoopContents<Content>, _ first: Int
    ) {
        let shift = first - places.lowerBound
        contents.forEachChange(in: places, from: old, at: first) { place in
            update(rows[place + shift].node, at: place)
        }
    }

    private func update(_ row: _ViewNode, at index: Int) {
        // Every row's node was made of a content.
        unsafeDowncast(row, to: _Node<Content>.self).update(contents[index])
    }

    /// Takes the rows that are still there to their new places, and makes those that are new.
    private func follow(
        _ change: LoopChange, _ moves: LoopMoves, from old: LoopContents<Content>
    ) {
        let runs = moves.runs(in: change)
        var exchanged: [[LoopRow]] = []
        var (nextOld, nextNew) = (0, 0)
        var kept: Set<Int> = []
        for run in runs {
            updateRows(at: nextNew..<run.new.lowerBound, from: old, nextOld)
            exchanged.append(
                run.new.map { index in
                    guard let origin = moves.origins[index - change.new.lowerBound] else {
                        let row = makeRow(at: index)
                        tree.markEntering(row.node)
                        return row
                    }
                    kept.insert(origin)
                    if !contents.isSame(at: index, as: old, at: origin) {
                        update(rows[origin].node, at: index)
                    }
                    return rows[origin]
                })
            (nextOld, nextNew) = (run.old.upperBound, run.new.upperBound)
        }
        updateRows(at: nextNew..<ids.count, from: old, nextOld)
        noteExchanges(in: runs)
        var gone: [LoopRow] = []
        for run in runs {
            for index in run.old where !kept.contains(index) { gone.append(rows[index]) }
        }
        for (run, new) in zip(runs, exchanged).reversed() {
            rows.replaceSubrange(run.old, with: new)
        }
        order.isStale = true
        warn(about: moves)
        for row in gone { leaving.take(row.node, from: self, showing: row.known) }
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

    // MARK: Elements

    override func elementsChanged(of child: _ViewNode, wereKnown: Bool) {
        if wereKnown { doubt = .all }
        elementsChanged()
    }

    /// Notes which elements go, while it is known how many each row shows.
    private func noteExchanges(in runs: [LoopChange]) {
        guard case .none = doubt else {
            doubt = .all
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
        doubt = .exchanges(exchanges)
    }

    private func settleElements() {
        let doubt = self.doubt
        self.doubt = .none
        switch doubt {
        case .none:
            break
        case .exchanges(let exchanges):
            elements.follow(
                exchanges.reversed().map {
                    ElementChange(places: $0.elements, elements: askForElements(of: $0.rows))
                })
        case .all:
            elements.replace(with: askForElements(of: 0..<rows.count))
        }
    }

    private func askForElements(of places: Range<Int>) -> [Element] {
        var list: [Element] = []
        list.reserveCapacity(places.count)
        for index in places {
            if rows[index].node.hasNewElements { rows[index].askForElements() }
            list.append(contentsOf: rows[index].elements)
        }
        return list
    }

    override func appendElements(to list: inout [Element]) {
        settleElements()
        list.append(contentsOf: elements.list)
        leaving.forEach { $0.appendElements(to: &list) }
    }

    override func appendParts(to parts: inout ElementParts) {
        settleElements()
        parts.append(elements)
        leaving.forEach { $0.appendElements(to: &parts.loose) }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for row in rows { visit(row.node) }
        leaving.forEach(visit)
    }
}

/// What may be wrong with the elements that a loop keeps.
private enum ElementChanges {
    case none
    case exchanges([RowExchange])
    case all
}

/// Rows that took the places of others: what those showed, and where the new ones are.
private struct RowExchange {
    let elements: Range<Int>
    let rows: Range<Int>
}

/// A row of a loop, with what it showed when it was last asked.
@MainActor
private struct LoopRow {
    let node: _ViewNode
    let place: LoopPosition
    private(set) var elements: [Element] = []
    private(set) var count = 0

    init(_ node: _ViewNode, at place: LoopPosition) {
        self.node = node
        self.place = place
    }

    /// What it shows; nil where it would have to be asked.
    var known: [Element]? { node.hasNewElements ? nil : elements }

    mutating func askForElements() {
        node.hasNewElements = false
        elements.removeAll(keepingCapacity: true)
        node.appendElements(to: &elements)
        for index in elements.indices where elements[index].traits[LoopPositionTrait.self] == nil {
            elements[index].traits[LoopPositionTrait.self] = place
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
