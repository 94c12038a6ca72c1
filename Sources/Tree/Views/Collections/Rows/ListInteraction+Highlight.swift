import Foundation

// The highlighted row of a list without a selection, which keys act on.
extension ListInteraction {
    /// The highlighted row, or the last one if there are fewer rows now.
    var hoveredRow: Int? {
        guard let row = list.hovered, let last = list.items.indices.last else { return nil }
        if row > last { list.hovered = last }
        return min(row, last)
    }
}
