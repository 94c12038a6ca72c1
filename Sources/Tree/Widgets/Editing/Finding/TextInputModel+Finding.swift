import Views

// What the find bar and its keys do to an edited text.
extension TextInputModel {
    /// Shows the find bar; false where nothing may be looked for.
    func openFind(replaces: Bool) -> Bool {
        guard let open = finder?.open else { return false }
        open(replaces)
        return true
    }

    /// Selects the next of what was found, or with -1 the one before; false where there is none.
    @discardableResult
    func findNext(_ step: Int) -> Bool {
        guard let finder, finder.isShown,
            let range = finder.next(step, from: buffer.selection.range)
        else { return false }
        edit { $0.select(EditSelection(range)) }
        return true
    }

    /// Selects what was found at the selection or after it.
    func findNearest() {
        guard let range = finder?.nearest(to: buffer.selection.range),
            range != buffer.selection.range
        else { return changed() }
        edit { $0.select(EditSelection(range)) }
    }

    /// Replaces what is selected, where that was found, and goes on to the next.
    func replaceFound(_ search: TextSearch, with new: String) {
        guard let finder, finder.position(of: buffer.selection.range) != nil else {
            findNext(1)
            return
        }
        let range = buffer.selection.range
        edit { $0.replace(range, with: new) }
        finder.update(search, in: buffer.text)
        findNext(1)
    }

    /// Replaces all that was found, as one step that can be undone.
    func replaceAllFound(with new: String) {
        guard let ranges = finder?.ranges, let first = ranges.first, let last = ranges.last else {
            return
        }
        var changed = ""
        var end = first.lowerBound
        for range in ranges {
            changed += buffer.string(in: end..<range.lowerBound)
            changed += new
            end = range.upperBound
        }
        edit { $0.replace(first.lowerBound..<last.upperBound, with: changed) }
    }
}
