/// One replacement in a text: what it removed, and what it put there. Offsets are in UTF-8.
package struct TextEdit: Equatable, Sendable {
    package var offset: Int
    package var removed: String
    package var inserted: String

    var removedRange: Range<Int> { offset..<offset + removed.utf8.count }
    var insertedRange: Range<Int> { offset..<offset + inserted.utf8.count }
    var inverse: TextEdit { TextEdit(offset: offset, removed: inserted, inserted: removed) }

    /// Where an offset is after the edit. An offset at which text is inserted moves behind it if
    /// `behindInsertion`.
    func moved(_ position: Int, behindInsertion: Bool) -> Int {
        let end = removedRange.upperBound
        if position < offset || (position == offset && !(behindInsertion && removed.isEmpty)) {
            return position
        }
        if position >= end { return position + inserted.utf8.count - removed.utf8.count }
        return offset + min(position - offset, inserted.utf8.count)
    }
}

/// What can be undone and redone in one text. Typing without a pause for anything else is one
/// step, and so is deleting in one direction.
package struct EditHistory: Sendable {
    package enum Kind: Sendable { case typing, deletingBackward, deletingForward, other }

    struct Step: Sendable {
        var kind: Kind
        var edits: [TextEdit]
        var before: EditSelection
        var after: EditSelection
    }

    /// How many steps have ever been added.
    private(set) var stepsBegun = 0
    private var done: [Step] = []
    private var undone: [Step] = []
    /// Whether the last step may still grow.
    private var isOpen = false
    /// The oldest steps beyond it are forgotten.
    private static let limit = 1_000

    package init() {}

    package var canUndo: Bool { !done.isEmpty }
    package var canRedo: Bool { !undone.isEmpty }

    /// Whatever comes next is a step of its own.
    mutating func seal() { isOpen = false }

    mutating func add(
        _ edit: TextEdit, _ kind: Kind, before: EditSelection, after: EditSelection
    ) {
        undone = []
        if isOpen, let last = done.indices.last, done[last].kind == kind,
            let merged = done[last].edits.last.flatMap({ Self.merge($0, edit, kind) })
        {
            done[last].edits[done[last].edits.count - 1] = merged
            done[last].after = after
        } else {
            stepsBegun += 1
            done.append(Step(kind: kind, edits: [edit], before: before, after: after))
            if done.count > Self.limit { done.removeFirst() }
        }
        isOpen = kind != .other && !edit.inserted.contains(where: \.isNewline)
    }

    /// The change that the text's owner made to the last step becomes part of it.
    mutating func amend(_ edit: TextEdit, after: EditSelection) {
        guard let last = done.indices.last else { return }
        done[last].after = after
        if edit.inserted.isEmpty, let previous = done[last].edits.last,
            previous.insertedRange.upperBound == edit.removedRange.upperBound,
            previous.inserted.utf8.suffix(edit.removed.utf8.count)
                .elementsEqual(edit.removed.utf8)
        {
            // Removes the last step, which the text's owner refused.
            let retained = String(
                previous.inserted.unicodeScalars.dropLast(edit.removed.unicodeScalars.count))
            done[last].edits.removeLast()
            if !retained.isEmpty || !previous.removed.isEmpty {
                done[last].edits.append(
                    TextEdit(
                        offset: previous.offset, removed: previous.removed, inserted: retained))
            }
            if done[last].edits.isEmpty { done.removeLast() }
            return
        }
        done[last].edits.append(edit)
    }

    mutating func takeUndo() -> Step? {
        guard let step = done.popLast() else { return nil }
        undone.append(step)
        isOpen = false
        return step
    }

    mutating func takeRedo() -> Step? {
        guard let step = undone.popLast() else { return nil }
        done.append(step)
        isOpen = false
        return step
    }

    private static func merge(_ old: TextEdit, _ new: TextEdit, _ kind: Kind) -> TextEdit? {
        var merged = old
        switch kind {
        case .typing where new.removed.isEmpty && new.offset == old.insertedRange.upperBound:
            merged.inserted += new.inserted
        case .deletingBackward where new.removedRange.upperBound == old.offset:
            merged.offset = new.offset
            merged.removed = new.removed + old.removed
        case .deletingForward where new.offset == old.offset:
            merged.removed += new.removed
        default: return nil
        }
        return merged
    }
}
