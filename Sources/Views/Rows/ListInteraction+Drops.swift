import Foundation
import FoundationNames

/// Items that are dropped between rows, where the rows' loop takes them.
extension ListInteraction: DropTarget {
    /// Where items would be inserted: before which item of the list, and at which offset in the data
    /// of a loop.
    private struct Gap {
        let item: Int
        let offset: Int
        let editing: RowEditing
        let items: [NSItemProvider]
    }

    private func gap(_ offer: DropOffer) -> Gap? {
        list.refresh()
        guard let index = list.row(at: offer.location) ?? lastRow(above: offer.location) else {
            return nil
        }
        let item = list.items[index]
        guard let editing = item.render.child.traits[RowInsertingTrait.self],
            editing.insert != nil, let offset = item.offset
        else { return nil }
        let items = offer.items.filter(editing.accepts)
        guard !items.isEmpty else { return nil }
        let isBelow = offer.location.y > item.frame.midY
        return Gap(
            item: isBelow ? index + 1 : index, offset: isBelow ? offset + 1 : offset,
            editing: editing, items: items)
    }

    /// Beside the rows and below them the last one above the point counts.
    private func lastRow(above point: CGPoint) -> Int? {
        list.items.lastIndex { $0.kind == .row && $0.frame.minY <= point.y }
    }

    package func accepts(_ offer: DropOffer) -> Bool { gap(offer) != nil }
    package func entered(_ offer: DropOffer) { showLanding(gap(offer)?.item) }

    package func updated(_ offer: DropOffer) -> DropOperation {
        let gap = gap(offer)
        showLanding(gap?.item)
        return gap == nil ? .forbidden : .copy
    }

    package func exited(_ offer: DropOffer) { showLanding(nil) }

    package func drop(_ offer: DropOffer) -> Bool {
        showLanding(nil)
        guard let gap = gap(offer) else { return false }
        gap.editing.insert?(gap.offset, gap.items)
        return true
    }
}
