import Foundation
import FoundationNames

/// Items that are dropped on rows, or between them where the rows' loop takes them.
extension ListInteraction: DropTarget {
    /// What a drop at a point would do.
    private enum Drop {
        /// A row takes the items.
        case row(Int, any DropTarget)
        /// Items are inserted before an item of the list, at an offset in the data of a loop.
        case gap(before: Int, offset: Int, RowEditing, [NSItemProvider])
    }

    private func find(_ offer: DropOffer) -> Drop? {
        list.refresh()
        let gap = gap(offer)
        guard let index = list.row(at: offer.location),
            let target = list.items[index].render.child.traits[RowDropTrait.self],
            target.accepts(offer)
        else { return gap }
        // Where both are possible, the outer quarters of a row are the gaps beside it.
        let frame = list.items[index].frame
        let isInside = frame.insetBy(dx: 0, dy: frame.height / 4).contains(offer.location)
        return isInside ? .row(index, target) : gap ?? .row(index, target)
    }

    private func gap(_ offer: DropOffer) -> Drop? {
        guard let index = list.row(at: offer.location) ?? lastRow(above: offer.location) else {
            return list.hasRows ? nil : insertion(offer, before: 0, offset: 0, onlyLoop)
        }
        let item = list.items[index]
        let isBelow = offer.location.y > item.frame.midY
        return item.offset.flatMap {
            insertion(
                offer, before: isBelow ? index + 1 : index, offset: isBelow ? $0 + 1 : $0,
                item.render.child.traits[RowInsertingTrait.self])
        }
    }

    private func insertion(
        _ offer: DropOffer, before item: Int, offset: Int, _ editing: RowEditing?
    ) -> Drop? {
        guard let editing, editing.insert != nil else { return nil }
        let items = offer.items.filter(editing.accepts)
        return items.isEmpty ? nil : .gap(before: item, offset: offset, editing, items)
    }

    /// The loop of a list without rows.
    private var onlyLoop: RowEditing? {
        rowEnvironments?.insertingLoops.all().last { $0.insert != nil }
    }

    /// Beside the rows and below them the last one above the point counts.
    private func lastRow(above point: CGPoint) -> Int? {
        list.items.lastIndex { $0.kind == .row && $0.frame.minY <= point.y }
    }

    package func accepts(_ offer: DropOffer) -> Bool { find(offer) != nil }
    package func entered(_ offer: DropOffer) { _ = updated(offer) }

    package func updated(_ offer: DropOffer) -> DropOperation {
        let drop = find(offer)
        var target: (any DropTarget)?
        var (row, landing): (Int?, Int?)
        switch drop {
        case .row(let index, let new): (row, target) = (index, new)
        case .gap(let item, _, _, _): landing = item
        case nil: break
        }
        if let old = dropTarget, old !== target { old.exited(offer) }
        if let target, target !== dropTarget { target.entered(offer) }
        dropTarget = target
        list.dropRow = row
        showLanding(landing)
        return target?.updated(offer) ?? (drop == nil ? .forbidden : .copy)
    }

    package func exited(_ offer: DropOffer) {
        dropTarget?.exited(offer)
        forgetDrop()
    }

    package func drop(_ offer: DropOffer) -> Bool {
        let drop = find(offer)
        forgetDrop()
        switch drop {
        case .row(_, let target): return target.drop(offer)
        case .gap(_, let offset, let editing, let items):
            editing.insert?(offset, items)
            return true
        case nil: return false
        }
    }

    private func forgetDrop() {
        dropTarget = nil
        list.dropRow = nil
        showLanding(nil)
    }

    /// Takes what is dropped beside the rows, once there is a loop that does.
    func connectPort() {
        guard rowEnvironments?.insertingLoops.all().isEmpty == false, let port = list.scrollAround,
            let responder = port.responder, responder.drop == nil
        else { return }
        responder.drop = ListPortDrop(for: self, in: port)
    }
}

/// Takes what is dropped on a row.
package enum RowDropTrait: TraitKey {
    package static var defaultValue: (any DropTarget)? { nil }
}

/// The part of a scroll view that its list does not fill: what is dropped there is for the list.
@MainActor
final class ListPortDrop: DropTarget {
    private weak var rows: ListInteraction?
    private weak var port: RenderNode?

    init(for rows: ListInteraction, in port: RenderNode) {
        self.rows = rows
        self.port = port
    }

    private func inList(_ offer: DropOffer) -> DropOffer? {
        guard let rows, let port, port.isInTree, rows.list.isInTree else { return nil }
        return DropOffer(
            items: offer.items,
            location: rows.list.convertFromWindow(port.convertToWindow(offer.location)))
    }

    func accepts(_ offer: DropOffer) -> Bool { inList(offer).map { rows?.accepts($0) } == true }
    func entered(_ offer: DropOffer) { inList(offer).map { rows?.entered($0) } }

    func updated(_ offer: DropOffer) -> DropOperation {
        inList(offer).flatMap { rows?.updated($0) } ?? .forbidden
    }

    func exited(_ offer: DropOffer) { inList(offer).map { rows?.exited($0) } }
    func drop(_ offer: DropOffer) -> Bool { inList(offer).map { rows?.drop($0) } == true }
}
