import Foundation

/// The node of a `ForEach` in a lazy container. It makes a row when the container asks for it, and
/// detaches the row when it is far from the visible range. `PlaceholderRows` stand for the rows
/// that are not made.
final class LazyLoopNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ValueNode<ForEach<Data, ID, Content>>, RowSource, LazyRowOwner
{
    typealias Row = LazyRowNode<LazyLoopNode, ID>

    var extents: RowExtents
    /// Increases with every update of the loop.
    private(set) var generation = 0
    /// Whether a row has read an observable object while its content was made.
    var rowsObserve = false
    private var ids: LoopIDs<ID>
    /// In the order of their indices.
    private var shown: [Row] = []
    /// All rows by id, detached ones included; without the second row of an id that occurs twice.
    private var rows: [ID: Row] = [:]
    private var detached = DetachedRows<Row>()
    private var leaving = LeavingNodes()
    /// Whether the loop is shown only until a removal transition ends, with the rows that it has.
    private var isFrozen = false
    /// The indices of the rows that an animated update has inserted, and the ids among them that
    /// are not new.
    private var inserted: (indices: Range<Int>, known: Set<ID>)?

    override init(_ view: __shared ForEach<Data, ID, Content>, in context: _NodeContext) {
        ids = view.listIDs(view.data)
        extents = RowExtents(count: ids.count)
        super.init(view, in: context)
    }

    func content(at index: Int) -> Content { view.content(element(at: index)) }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    // MARK: Changes of the data

    override func update(_ view: ForEach<Data, ID, Content>) {
        let isSame = self.view.data.isSameStorage(as: view.data)
        self.view = view
        generation += 1
        if !isSame {
            let new = view.listIDs(view.data)
            let change = view.change(ids, new)
            let old = ids
            ids = new
            if let change { follow(change, from: old) }
        }
        for row in shown { row.invalidate() }
    }

    /// Gives every row its new index, and removes the rows whose elements are gone.
    private func follow(_ change: LoopChange, from old: LoopIDs<ID>) {
        extents.replace(change.old, with: change.new.count)
        let indices = newIndices(in: change)
        if ids.count == 0 {
            // The rows are far fewer than the ids. Those that are not shown have disappeared before.
            let all = rows
            rows = [:]
            for row in shown where !row.isDouble { end(row) }
            for row in all.values where !row.hasLeft { end(row) }
        } else if !change.old.isEmpty, !rows.isEmpty {
            for index in change.old {
                guard let row = rows[old[index]], indices[row.id] == nil else { continue }
                rows[row.id] = nil
                end(row)
            }
        }
        shown.removeAll { row in
            if row.hasLeft { return true }
            if row.index >= change.old.upperBound {
                row.index += change.shift
            } else if row.index >= change.old.lowerBound {
                guard let index = indices[row.id], !row.isDouble else {
                    row.remove()
                    return true
                }
                row.index = index
            }
            return false
        }
        shown.sort { $0.index < $1.index }
        noteInserted(change, old)
        elementsChanged()
    }

    /// Ends a row whose element is gone.
    private func end(_ row: Row) {
        row.leaveLoop()
        if row.isDetached { row.remove() } else { leaving.take(row, from: self) }
    }

    /// The new indices of the existing rows, in the part of the data that has changed.
    private func newIndices(in change: LoopChange) -> [ID: Int] {
        var indices: [ID: Int] = [:]
        guard !rows.isEmpty, !change.old.isEmpty else { return indices }
        for index in change.new {
            let id = ids[index]
            if rows[id] != nil, indices[id] == nil { indices[id] = index }
        }
        return indices
    }

    private func noteInserted(_ change: LoopChange, _ old: LoopIDs<ID>) {
        inserted = nil
        guard !change.new.isEmpty, tree.transaction(for: self).animation != nil else { return }
        inserted = (change.new, Set(change.old.lazy.map { old[$0] }))
    }

    // MARK: Visible rows

    func show(_ range: Range<Int>) {
        guard !isFrozen else { return }
        if tree.app.transaction.animation == nil { inserted = nil }
        var made: [Row] = []
        for index in range.clamped(to: 0..<ids.count) where find(index).row == nil {
            let row = row(at: index)
            made.append(row)
            guard let inserted, inserted.indices.contains(index), !inserted.known.contains(row.id)
            else { continue }
            tree.markEntering(row)
        }
        guard !made.isEmpty else { return }
        shown.append(contentsOf: made)
        shown.sort { $0.index < $1.index }
        tree.startEntering()
        elementsChanged()
    }

    private func row(at index: Int) -> Row {
        let id = ids[index]
        guard let known = rows[id] else {
            let row = Row(id, at: index, of: self)
            rows[id] = row
            return row
        }
        guard known.isDetached else {
            view.warnAboutDuplicate(id, in: tree.app)
            return Row(id, at: index, of: self, isDouble: true)
        }
        known.reattach(at: index)
        return known
    }

    /// The position in `shown` of the row with an index, or the position where it would be
    /// inserted.
    private func find(_ index: Int) -> (position: Int, row: Row?) {
        var (low, high) = (0, shown.count)
        while low < high {
            let middle = (low + high) / 2
            if shown[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return (low, low < shown.count && shown[low].index == index ? shown[low] : nil)
    }

    func detach(_ index: Int) {
        let (position, row) = find(index)
        guard let row else { return }
        shown.remove(at: position)
        row.detach()
        if row.isDouble {
            row.remove()
        } else {
            for old in detached.add(row) {
                rows[old.id] = nil
                tree.retire(old, showing: [])
            }
        }
        elementsChanged()
    }

    func isPinned(_ index: Int) -> Bool { (find(index).row?.pins ?? 0) > 0 }
    func pin(_ index: Int) -> RowPin? { find(index).row.map { RowPin($0) } }

    // MARK: Identities

    func rowID(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }

    func rowIndex(of id: AnyHashable) -> Int? {
        (id.base as? ID).flatMap { ids.firstIndex(of: $0) }
    }

    func rowTag(at index: Int) -> Tag? {
        guard Content.self is any Tagging.Type else { return nil }
        return (content(at: index) as? any Tagging)?.selectionTag
    }

    override func step(to child: _ViewNode) -> String {
        (child as? Row).map { "#\($0.id)" } ?? ""
    }

    override func row(withIdentity id: AnyHashable) -> _ViewNode? {
        guard let id = id.base as? ID, let row = rows[id], !row.isDetached else { return nil }
        return row
    }

    override func showRow(withIdentity id: AnyHashable) -> _ViewNode? {
        if let index = rowIndex(of: id) {
            show(index..<(index + 1))
            return find(index).row
        }
        for row in Array(rows.values) {
            guard let found = row.child?.search(for: id) else { continue }
            if row.isDetached, let index = ids.firstIndex(of: row.id) { show(index..<(index + 1)) }
            return found
        }
        return searchRowsNotMade(for: id)
    }

    /// Makes rows without showing them, to look for the identity inside.
    private func searchRowsNotMade(for id: AnyHashable) -> _ViewNode? {
        var left = LazySearch.limit
        for index in 0..<ids.count where rows[ids[index]] == nil {
            guard left > 0 else { return nil }
            left -= 1
            let row = Row(ids[index], at: index, of: self, isDetached: true)
            guard let found = row.child?.search(for: id) else {
                row.remove()
                continue
            }
            rows[row.id] = row
            show(index..<(index + 1))
            return found
        }
        return nil
    }

    // MARK: The tree

    override func appendElements(to list: inout [Element]) {
        var next = 0
        for row in shown {
            appendPlaceholder(next..<row.index, to: &list)
            let start = list.count
            row.appendElements(to: &list)
            for index in start..<list.count {
                list[index].rowPosition = RowPosition(
                    self, row.index, inner: list[index].rowPosition)
            }
            next = row.index + 1
        }
        appendPlaceholder(next..<max(next, ids.count), to: &list)
        leaving.forEach { $0.appendElements(to: &list) }
    }

    private func appendPlaceholder(_ range: Range<Int>, to list: inout [Element]) {
        guard !isFrozen, !range.isEmpty else { return }
        list.append(Element(PlaceholderRows(self, range)))
    }

    override func freeze() {
        isFrozen = true
        super.freeze()
        // The rows that are not made take no space any more.
        elementsChanged()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for row in shown { visit(row) }
        for row in Array(rows.values) where row.isDetached { visit(row) }
        leaving.forEach(visit)
    }
}

/// How many rows a search for an identity may make.
enum LazySearch {
    static let limit = 1_000
}

extension RandomAccessCollection {
    /// Whether both collections share their storage, so that their elements are certainly the same.
    fileprivate func isSameStorage(as other: Self) -> Bool {
        let own = withContiguousStorageIfAvailable { (UnsafeRawPointer($0.baseAddress), $0.count) }
        let others = other.withContiguousStorageIfAvailable {
            (UnsafeRawPointer($0.baseAddress), $0.count)
        }
        guard let own, let others, own.0 != nil else { return false }
        return own == others
    }
}

extension _ViewNode {
    /// Finds the node with an identity below this one. If it is in a row that is not shown, the
    /// loop shows that row.
    package func search(for id: AnyHashable) -> _ViewNode? {
        descendant(withIdentity: id) ?? showRow(withIdentity: id)
    }
}
