import Foundation

/// A row of a list, shown or not.
struct RowPlace {
    /// By which a selection means it; nil where it cannot be selected.
    let value: AnyHashable?
    /// Its place in the data of its loop.
    let offset: Int?
    let deleting: RowEditing?
    let moving: RowEditing?
}

/// Where a walk along the rows begins.
enum RowWalk {
    case start, end
    case item(Int)
}

// The keyboard means rows that may not be made: they are as soon as it comes to them.
extension RowsRender {
    /// The values of all rows that can be selected.
    @MainActor var selectableValues: [AnyHashable] {
        var values: [AnyHashable] = []
        forEachPlace { place in
            if let value = place.value { values.append(value) }
        }
        return values
    }

    /// Goes through all rows, those that are not made too, as far as is known of them.
    @MainActor func forEachPlace(_ visit: (RowPlace) -> Void) {
        refresh()
        for stretch in stretches {
            guard let gap = stretch.gap else {
                let item = items[stretch.item]
                visit(
                    RowPlace(
                        value: item.value, offset: item.offset, deleting: item.deleting,
                        moving: item.moving))
                continue
            }
            for index in gap.range {
                visit(
                    RowPlace(
                        value: value(of: index, in: gap), offset: index,
                        deleting: gap.traits[RowDeletingTrait.self],
                        moving: gap.traits[RowMovingTrait.self]))
            }
        }
    }

    @MainActor private func value(of index: Int, in gap: RowGap) -> AnyHashable? {
        guard let source = gap.source, gap.traits[RowSelectableTrait.self] else { return nil }
        return selection.value(source.rowTag(at: index), source.rowID(at: index))
    }

    /// The selected row that comes first.
    @MainActor func firstSelected() -> AnyHashable? {
        guard !selection.selected.isEmpty else { return nil }
        if let shown = items.lazy.compactMap(\.value).first(where: selection.selected.contains) {
            return shown
        }
        return selectableValues.first(where: selection.selected.contains)
    }

    /// The item of the row with the value, which is made where it is not.
    @MainActor func showRow(of value: AnyHashable) -> Int? {
        refresh()
        if let index = items.firstIndex(where: { $0.value == value }) { return index }
        for stretch in stretches {
            guard let gap = stretch.gap, let place = place(of: value, in: gap) else { continue }
            show(place..<(place + 1), of: gap)
            return items.firstIndex { $0.value == value }
        }
        return nil
    }

    @MainActor private func place(of value: AnyHashable, in gap: RowGap) -> Int? {
        guard let source = gap.source else { return nil }
        if let index = source.rowIndex(of: value), gap.range.contains(index),
            self.value(of: index, in: gap) == value
        {
            return index
        }
        guard source.rowTag(at: gap.range.lowerBound) != nil else { return nil }
        return gap.range.first { self.value(of: $0, in: gap) == value }
    }

    /// The next item that can be selected, in steps of 1 or -1; rows on the way are made.
    @MainActor func selectable(from walk: RowWalk, by step: Int) -> Int? {
        refresh()
        var stretch =
            switch walk {
            case .start: 0
            case .end: stretches.count - 1
            case .item(let index): items[index].stretch + step
            }
        while stretches.indices.contains(stretch) {
            guard let gap = stretches[stretch].gap else {
                let item = stretches[stretch].item
                if items[item].value != nil { return item }
                stretch += step
                continue
            }
            let (count, index) = (
                stretches.count, step > 0 ? gap.range.lowerBound : gap.range.upperBound - 1
            )
            show(index..<(index + 1), of: gap)
            // Whatever the row became stands where the gap was, or at its end.
            if step < 0 { stretch += stretches.count - count }
        }
        return nil
    }

    /// Scrolls to a row, once it has its place where it was only just made.
    @MainActor func reveal(_ index: Int) {
        let row = items[index].render
        guard !row.isPlaced else { return row.revealInScrollViews() }
        var slot = stretches[items[index].stretch].slot
        while let inner = slot?.inner { slot = inner }
        let hold = slot.flatMap { $0.source.hold($0.index) }
        tree.afterLayout { [weak self, weak row] in
            row?.revealInScrollViews()
            self?.tree.afterLayout { MainActor.assumeIsolated { hold?.release() } }
        }
    }
}
