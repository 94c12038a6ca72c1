/// The rows of a table, as assistive technology has them.
extension ListRender: DescribedRows {
    package var describedRows: AccessibilityTable.Rows {
        refresh()
        var rows = AccessibilityTable.Rows()
        for segment in segments {
            if let placeholder = segment.placeholder {
                rows.count += placeholder.range.count
            } else if items[segment.item].kind == .row {
                let row = items[segment.item].render
                rows.made[row.id] = AccessibilityTable.Rows.Row(
                    index: rows.count, isExpanded: row.child.traits[RowFoldTrait.self]?.isExpanded)
                rows.count += 1
            }
        }
        rows.selection =
            switch selection.mode {
            case .none: .none
            case .single(let mayBeEmpty): .single(mayBeEmpty: mayBeEmpty)
            case .several: .several
            }
        rows.selectedCount = selection.selected.count
        return rows
    }

    package var selectedRowIndices: [Int] {
        guard !selection.selected.isEmpty else { return [] }
        var indices: [Int] = []
        forEachRowValue { index, value in
            if let value = value(), selection.selected.contains(value) { indices.append(index) }
            return indices.count < selection.selected.count
        }
        return indices
    }

    package func setSelected(_ isSelected: Bool, rowAt index: Int) {
        var found: AnyHashable?
        forEachRowValue { current, value in
            if current == index { found = value() }
            return current < index
        }
        guard let found else { return }
        var new = selection.selected
        switch selection.mode {
        case .none: return
        case .single(let mayBeEmpty):
            if isSelected {
                new = [found]
            } else if mayBeEmpty {
                new.remove(found)
            }
        case .several:
            if isSelected { new.insert(found) } else { new.remove(found) }
        }
        if new != selection.selected { selection.select(new) }
    }

    /// Visits all rows, made or not, until `visit` returns false. The value is nil for a row that
    /// cannot be selected.
    private func forEachRowValue(_ visit: (_ index: Int, _ value: () -> AnyHashable?) -> Bool) {
        refresh()
        var index = 0
        for segment in segments {
            if let placeholder = segment.placeholder {
                for row in placeholder.range {
                    guard visit(index, { value(of: row, in: placeholder) }) else { return }
                    index += 1
                }
            } else if items[segment.item].kind == .row {
                let value = items[segment.item].value
                guard visit(index, { value }) else { return }
                index += 1
            }
        }
    }
}
