import Foundation

// The highlighted row of a list without a selection, which keys act on.
extension ListInteraction {
    /// The highlighted row, or the last one if there are fewer rows now.
    var hoveredRow: Int? {
        guard let row = list.hovered, let last = list.items.indices.last else { return nil }
        if row > last { list.hovered = last }
        return min(row, last)
    }

    /// While a list without a selection is edited, Delete deletes the highlighted row, and an arrow
    /// key with Alt moves it.
    func editHovered(_ event: KeyEvent) -> Bool {
        // A row that is only under the pointer has no mark.
        guard list.look.isEditing, list.marksHovered, let row = hoveredRow,
            let offset = list.items[row].offset
        else { return false }
        switch (event.key, event.modifiers) {
        case (.delete, []), (.backspace, []):
            guard let delete = list.items[row].deleting?.delete else { return false }
            delete(IndexSet(integer: offset))
        case (.up, .option): moveHovered(row, from: offset, by: -1)
        case (.down, .option): moveHovered(row, from: offset, by: 1)
        default: return false
        }
        return true
    }

    private func moveHovered(_ row: Int, from offset: Int, by step: Int) {
        guard list.items.indices.contains(row + step), let editing = list.items[row].moving,
            list.items[row + step].moving === editing, let move = editing.move
        else { return }
        move(IndexSet(integer: offset), step < 0 ? offset - 1 : offset + 2)
        list.hovered = row + step
    }
}
