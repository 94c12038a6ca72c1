import Foundation

/// A row of a list, whether it is made or not.
struct RowSummary {
    /// Its value in a selection; nil if it cannot be selected.
    let value: AnyHashable?
    /// Its offset in the data of its loop.
    let offset: Int?
    let deleting: RowEditing?
    let moving: RowEditing?
}

/// Where a search along the rows begins.
enum RowWalk {
    case start, end
    case item(Int)
}

// The keyboard reaches rows that are not made; they are made when it comes to them.
extension ListRender {
    /// The values of all rows that can be selected.
    var selectableValues: [AnyHashable] {
        var values: [AnyHashable] = []
        forEachRow { row in
            if let value = row.value { values.append(value) }
        }
        return values
    }

    /// Visits all rows, including those that are not made.
    func forEachRow(_ visit: (RowSummary) -> Void) {
        refresh()
        for segment in segments {
            guard let placeholder = segment.placeholder else {
                let item = items[segment.item]
                visit(
                    RowSummary(
                        value: item.value, offset: item.offset, deleting: item.deleting,
                        moving: item.moving))
                continue
            }
            for index in placeholder.range {
                visit(
                    RowSummary(
                        value: value(of: index, in: placeholder), offset: index,
                        deleting: placeholder.traits[RowDeletingTrait.self],
                        moving: placeholder.traits[RowMovingTrait.self]))
            }
        }
    }

    func value(of index: Int, in placeholder: PlaceholderRows) -> AnyHashable? {
        guard let source = placeholder.source, placeholder.traits[RowSelectableTrait.self] else {
            return nil
        }
        return selection.value(source.rowTag(at: index), source.rowID(at: index))
    }

    /// The first selected row.
    func firstSelected() -> AnyHashable? {
        guard !selection.selected.isEmpty else { return nil }
        if let shown = items.lazy.compactMap(\.value).first(where: selection.selected.contains) {
            return shown
        }
        return selectableValues.first(where: selection.selected.contains)
    }

    /// The item of the row with a value, which is made if necessary.
    func showRow(of value: AnyHashable) -> Int? {
        refresh()
        if let index = items.firstIndex(where: { $0.value == value }) { return index }
        for segment in segments {
            guard let placeholder = segment.placeholder,
                let index = index(of: value, in: placeholder)
            else { continue }
            show(index..<(index + 1), of: placeholder)
            return items.firstIndex { $0.value == value }
        }
        return nil
    }

    private func index(of value: AnyHashable, in placeholder: PlaceholderRows) -> Int? {
        guard let source = placeholder.source else { return nil }
        if let index = source.rowIndex(of: value), placeholder.range.contains(index),
            self.value(of: index, in: placeholder) == value
        {
            return index
        }
        guard source.rowTag(at: placeholder.range.lowerBound) != nil else { return nil }
        return placeholder.range.first { self.value(of: $0, in: placeholder) == value }
    }

    /// The number of rows before an item that can be selected, made or not.
    func selectableCount(before index: Int) -> Int {
        refresh()
        return segments[..<items[index].segment].reduce(0) { count, segment in
            guard let placeholder = segment.placeholder else {
                return count + (items[segment.item].value == nil ? 0 : 1)
            }
            let isSelectable = placeholder.traits[RowSelectableTrait.self]
            return count + (isSelectable ? placeholder.range.count : 0)
        }
    }

    /// The next item that can be selected, in steps of 1 or -1. Rows on the way are made.
    func selectable(from walk: RowWalk, by step: Int) -> Int? {
        refresh()
        var segment =
            switch walk {
            case .start: 0
            case .end: segments.count - 1
            case .item(let index): items[index].segment + step
            }
        while segments.indices.contains(segment) {
            guard let placeholder = segments[segment].placeholder else {
                let item = segments[segment].item
                if items[item].value != nil { return item }
                segment += step
                continue
            }
            let (count, index) = (
                segments.count,
                step > 0 ? placeholder.range.lowerBound : placeholder.range.upperBound - 1
            )
            show(index..<(index + 1), of: placeholder)
            // The elements of the new row replace the beginning or the end of the placeholder.
            if step < 0 { segment += segments.count - count }
        }
        return nil
    }

    /// Scrolls to a row, after the next layout if the row was just made.
    func reveal(_ index: Int) {
        let row = items[index].render
        guard !row.isPlaced else { return row.revealInScrollViews() }
        var position = segments[items[index].segment].position
        while let inner = position?.inner { position = inner }
        let pin = position.flatMap { $0.source.pin($0.index) }
        tree.afterLayout { [weak self, weak row] in
            row?.revealInScrollViews()
            self?.tree.afterLayout { pin?.release() }
        }
    }
}
