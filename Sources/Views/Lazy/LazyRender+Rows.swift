import Foundation

// Rows and the stretches they consist of: how long they are, and which are far away.
extension LazyRender {
    /// The lengths of rows that are shown, for when they no longer are.
    func noteLengths() {
        forEachShownRow { row in
            MainActor.assumeIsolated {
                row.position.source?.extents.set(row.end - row.start, at: row.position.index)
            }
        }
    }

    /// Rows are laid out in another width.
    func forgetLengths() {
        var seen: Set<ObjectIdentifier> = []
        for segment in segments {
            var position = segment.position
            while let current = position {
                if let source = current.source, seen.insert(ObjectIdentifier(source)).inserted {
                    MainActor.assumeIsolated { source.extents.forget() }
                }
                position = current.inner
            }
        }
    }

    /// Visits each row of each loop with what its stretches, which follow each other, take together;
    /// where loops stand in each other, rows inside before those around them.
    private func forEachShownRow(_ visit: (ShownRow) -> Void) {
        // From the outermost inwards, those that the stretch before was part of.
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

    @MainActor func detachInvisibleRows(_ visible: VisibleRange) {
        guard visible.start.isFinite else { return }
        var gone: [RowPosition] = []
        var knownBusy: Set<ObjectIdentifier>?
        forEachShownRow { row in
            let isInvisible = row.end <= visible.start || row.start >= visible.end
            guard isInvisible, row.end > row.start else { return }
            MainActor.assumeIsolated {
                guard let source = row.position.source else { return }
                let kept = visible.widened(by: 2 * margin(around: visible, source) + rowSpacing)
                guard row.end <= kept.start || row.start >= kept.end,
                    !source.isPinned(row.position.index)
                else { return }
                let busy = knownBusy ?? busyNodes()
                knownBusy = busy
                let isBusy = row.segments.contains {
                    busy.contains(ObjectIdentifier(segments[$0].render))
                }
                if !isBusy { gone.append(row.position) }
            }
        }
        gone.sort { $0.index < $1.index }
        for position in gone {
            // The row may have been inside one that is detached before it.
            guard let source = position.source, !source.isRemoved else { continue }
            source.detach(position.index)
        }
    }

    /// What has the focus or a press, and everything around it.
    @MainActor private func busyNodes() -> Set<ObjectIdentifier> {
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

/// A row of a loop, with what its stretches take together.
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
