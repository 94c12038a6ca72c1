import Foundation

// Rows and the segments they consist of: noting their lengths, and detaching those far from the
// visible range.
extension LazyRender {
    /// Notes the lengths of the rows that are shown, so that they are known after a row is
    /// detached.
    func noteLengths() {
        forEachShownRow { row in
            let source = row.position.source
            if row.segments.count > 1 { source.extents.rowsHaveParts = true }
            source.extents.set(row.end - row.start, at: row.position.index)
        }
    }

    /// Forgets lengths, because rows are laid out in another width.
    func forgetLengths() {
        var seen: Set<ObjectIdentifier> = []
        for segment in segments {
            var position = segment.position
            while let current = position {
                let source = current.source
                if seen.insert(ObjectIdentifier(source)).inserted {
                    source.extents.forget()
                }
                position = current.inner
            }
        }
    }

    /// Visits each row of each loop with the range that its segments, which follow each other, take
    /// together. In nested loops, rows inside come before those around them.
    private func forEachShownRow(_ visit: (ShownRow) -> Void) {
        // The rows that the previous segment is part of, from the outermost inwards.
        var open: [ShownRow] = []
        for index in segments.indices {
            let segment = segments[index]
            var depth = 0
            var position = segment.position
            while let current = position {
                if depth < open.count, open[depth].isOf(current) {
                    open[depth].add(index, segment.end)
                } else {
                    while open.count > depth { visit(open.removeLast()) }
                    let start = segment.start - lead(before: index)
                    open.append(ShownRow(current, at: index, start: start, end: segment.end))
                }
                depth += 1
                position = current.inner
            }
            while open.count > depth { visit(open.removeLast()) }
        }
        while let last = open.popLast() { visit(last) }
    }

    func detachInvisibleRows(_ visible: VisibleRange) {
        guard visible.start.isFinite else { return }
        var invisible: [RowPosition] = []
        var knownBusy: Set<ObjectIdentifier>?
        forEachShownRow { row in
            let isInvisible = row.end <= visible.start || row.start >= visible.end
            guard isInvisible, row.end > row.start else { return }
            let source = row.position.source
            let retained = visible.widened(by: 2 * margin(around: visible, source) + rowSpacing)
            guard row.end <= retained.start || row.start >= retained.end,
                !source.isPinned(row.position.index)
            else { return }
            let busy = knownBusy ?? busyNodes()
            knownBusy = busy
            let isBusy = row.segments.contains {
                busy.contains(ObjectIdentifier(segments[$0].render))
            }
            if !isBusy { invisible.append(row.position) }
        }
        guard !invisible.isEmpty else { return }
        retainSample(of: &invisible)
        invisible.sort { $0.index < $1.index }
        for position in invisible {
            // The row may be inside one that was detached before it.
            guard !position.source.isRemoved else { continue }
            position.source.detach(position.index)
        }
    }

    /// Takes the rows around the first item off the list if no item of a row would be left: the
    /// lengths of the others are estimated from it, and one that is made for that would be detached
    /// again.
    private func retainSample(of invisible: inout [RowPosition]) {
        let detached = Set(invisible.map(RowKey.init))
        let isLeft = segments.contains { segment in
            segment.item >= 0 && segment.position != nil
                && !segment.rows.contains { detached.contains(RowKey($0)) }
        }
        guard !isLeft else { return }
        let sample = segments.first { $0.item >= 0 && $0.position != nil }
        let kept = Set(sample?.rows.map(RowKey.init) ?? [])
        invisible.removeAll { kept.contains(RowKey($0)) }
    }

    /// A row of a loop, however many positions name it.
    private struct RowKey: Hashable {
        let source: ObjectIdentifier
        let index: Int

        init(_ position: RowPosition) {
            source = ObjectIdentifier(position.source)
            index = position.index
        }
    }

    /// The nodes that have the focus or follow a press, and their ancestors.
    private func busyNodes() -> Set<ObjectIdentifier> {
        var busy: Set<ObjectIdentifier> = []
        let ends = [tree.focus.current?.node] + tree.events.contenders.map(\.node)
        for end in ends {
            var node = end
            while let current = node, current !== self {
                busy.insert(ObjectIdentifier(current))
                node = current.parent
            }
        }
        return busy
    }
}

/// A row of a loop, with the range that its segments take together.
private struct ShownRow {
    let position: RowPosition
    private(set) var segments: ClosedRange<Int>
    let start: Double
    private(set) var end: Double

    init(_ position: RowPosition, at segment: Int, start: Double, end: Double) {
        self.position = position
        segments = segment...segment
        self.start = start
        self.end = end
    }

    func isOf(_ other: RowPosition) -> Bool {
        position.index == other.index && position.source === other.source
    }

    mutating func add(_ segment: Int, _ newEnd: Double) {
        segments = segments.lowerBound...segment
        end = max(end, newEnd)
    }
}

/// The lazy containers of a window that have rows to make next to their visible range.
final class RowPrefetch {
    private var containers = ObjectList<LazyRender>()

    var isEmpty: Bool { containers.isEmpty }

    func add(_ container: LazyRender) {
        containers.add(container)
    }

    func takeAll() -> [LazyRender] {
        defer { containers.removeAll() }
        return containers.all()
    }
}

extension ViewTree {
    var rowPrefetch: RowPrefetch { feature(RowPrefetch.init) }
}
