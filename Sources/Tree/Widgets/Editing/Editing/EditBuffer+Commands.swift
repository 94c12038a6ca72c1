/// What a user does to a text.
extension EditBuffer {
    package var selectedText: String { string(in: selection.range) }

    /// Replaces the selection with text, as typing does.
    package mutating func insert(_ new: String) {
        composition = nil
        perform(selection.range, new, .typing)
    }

    /// Replaces the selection with text as an undo step of its own, as pasting does.
    package mutating func paste(_ new: String) {
        composition = nil
        history.seal()
        perform(selection.range, new, .other)
    }

    /// Deletes the selection, or from the caret as far as a movement goes.
    package mutating func delete(_ movement: EditMovement) {
        guard selection.isEmpty else {
            perform(selection.range, "", .other)
            return
        }
        let target = destination(of: movement, from: selection.head)
        let range = min(target, selection.head)..<max(target, selection.head)
        guard !range.isEmpty else { return }
        perform(range, "", target < selection.head ? .deletingBackward : .deletingForward)
    }

    /// Replaces any part of the text; the caret goes behind what is new.
    package mutating func replace(_ range: Range<Int>, with new: String) {
        let start = boundary(atOrAfter: range.lowerBound)
        let end = max(boundary(atOrAfter: range.upperBound), start)
        history.seal()
        perform(start..<end, new, .other)
    }

    package mutating func move(_ movement: EditMovement, extending: Bool = false) {
        history.seal()
        if !extending, !selection.isEmpty {
            // An arrow leaves a selection by its end.
            if movement == .forward {
                return selection = EditSelection(caret: selection.range.upperBound)
            }
            if movement == .backward {
                return selection = EditSelection(caret: selection.range.lowerBound)
            }
        }
        let target = destination(of: movement, from: selection.head)
        selection = EditSelection(anchor: extending ? selection.anchor : target, head: target)
    }

    package mutating func select(_ range: EditSelection) {
        history.seal()
        selection = EditSelection(
            anchor: boundary(atOrAfter: range.anchor), head: boundary(atOrAfter: range.head))
    }

    package mutating func selectAll() { select(EditSelection(0..<utf8Count)) }

    // MARK: Composing

    /// Shows text of an input method at the caret; empty text ends it. `selected` counts
    /// characters.
    package mutating func compose(_ text: String, selected: Range<Int>) {
        guard !text.isEmpty else {
            if composition != nil {
                noteAppearanceChange()
                composition = nil
            }
            return
        }
        if !selection.isEmpty { delete(.forward) }
        func bytes(_ characters: Int) -> Int {
            text.prefix(min(max(characters, 0), text.count)).utf8.count
        }
        composition = Composition(
            text: text, selection: bytes(selected.lowerBound)..<bytes(selected.upperBound))
        noteAppearanceChange()
    }

    /// Makes what is being composed part of the text.
    package mutating func commitComposition() {
        guard let composition else { return }
        insert(composition.text)
    }

    // MARK: Undoing

    package mutating func undo() {
        guard let step = history.takeUndo() else { return }
        composition = nil
        for edit in step.edits.reversed() { replaceBytes(edit.insertedRange, with: edit.removed) }
        selection = step.before
    }

    package mutating func redo() {
        guard let step = history.takeRedo() else { return }
        composition = nil
        for edit in step.edits { replaceBytes(edit.removedRange, with: edit.inserted) }
        selection = step.after
    }

    private mutating func perform(_ range: Range<Int>, _ new: String, _ kind: EditHistory.Kind) {
        guard !range.isEmpty || !new.isEmpty else { return }
        let edit = TextEdit(
            offset: range.lowerBound, removed: string(in: range), inserted: new)
        let before = selection
        replaceBytes(range, with: new)
        selection = EditSelection(caret: boundary(atOrAfter: edit.insertedRange.upperBound))
        history.add(edit, kind, before: before, after: selection)
    }
}
