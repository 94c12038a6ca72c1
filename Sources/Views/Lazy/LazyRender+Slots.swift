import Foundation

// Rows and the stretches they consist of: how long they are, and which are far away.
extension LazyRender {
    /// The lengths of rows that are shown, for when they no longer are.
    func noteLengths() {
        forEachShownRow { row in
            MainActor.assumeIsolated {
                row.slot.source.extents.set(row.high - row.low, at: row.slot.index)
            }
        }
    }

    /// Rows are laid out in another width.
    func forgetLengths() {
        var seen: Set<ObjectIdentifier> = []
        for stretch in stretches {
            var slot = stretch.slot
            while let current = slot {
                if seen.insert(ObjectIdentifier(current.source)).inserted {
                    MainActor.assumeIsolated { current.source.extents.forget() }
                }
                slot = current.inner
            }
        }
    }

    /// Visits each row of each loop with what its stretches, which follow each other, take together;
    /// where loops stand in each other, rows inside before those around them.
    private func forEachShownRow(_ visit: (ShownRow) -> Void) {
        // From the outermost inwards, those that the stretch before was part of.
        var open: [ShownRow] = []
        for index in stretches.indices {
            let stretch = stretches[index]
            var depth = 0
            var slot = stretch.slot
            while let current = slot {
                if depth < open.count, open[depth].isOf(current) {
                    open[depth].add(index, stretch.end)
                } else {
                    while open.count > depth { visit(open.removeLast()) }
                    let low = stretch.start - lead(before: index)
                    open.append(ShownRow(current, at: index, low: low, high: stretch.end))
                }
                depth += 1
                slot = current.inner
            }
            while open.count > depth { visit(open.removeLast()) }
        }
        while let last = open.popLast() { visit(last) }
    }

    @MainActor func putAsideOutOfSight(_ sight: Sight) {
        guard sight.low.isFinite else { return }
        var gone: [RowSlot] = []
        var knownBusy: Set<ObjectIdentifier>?
        forEachShownRow { row in
            let isOutOfSight = row.high <= sight.low || row.low >= sight.high
            guard isOutOfSight, row.high > row.low else { return }
            MainActor.assumeIsolated {
                let source = row.slot.source
                let kept = sight.widened(by: 2 * margin(round: sight, source) + rowSpacing)
                guard row.high <= kept.low || row.low >= kept.high,
                    !source.isHeld(row.slot.index)
                else { return }
                let busy = knownBusy ?? busyNodes()
                knownBusy = busy
                let isBusy = row.stretches.contains {
                    busy.contains(ObjectIdentifier(stretches[$0].render))
                }
                if !isBusy { gone.append(row.slot) }
            }
        }
        gone.sort { $0.index < $1.index }
        for slot in gone where !slot.source.isRemoved { slot.source.putAside(slot.index) }
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
    let slot: RowSlot
    private(set) var stretches: ClosedRange<Int>
    let low: Double
    private(set) var high: Double

    init(_ slot: RowSlot, at stretch: Int, low: Double, high: Double) {
        self.slot = slot
        stretches = stretch...stretch
        self.low = low
        self.high = high
    }

    func isOf(_ other: RowSlot) -> Bool {
        slot.index == other.index && slot.source === other.source
    }

    mutating func add(_ stretch: Int, _ end: Double) {
        stretches = stretches.lowerBound...stretch
        high = max(high, end)
    }
}
