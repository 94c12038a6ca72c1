import Foundation
import Geometry

/// What one node of the view tree draws; it never changes, so the same object in two frames means
/// that nothing inside has changed.
package final class DisplayGroup {
    /// The node's number: what finds the group again in the next frame.
    package let id: Int
    /// In the group's own coordinates, back to front.
    package let items: [DisplayItem]
    /// Everything the items may touch, shadows, strokes and ink included.
    package let bounds: CGRect
    /// Commands in this group and all below.
    package let commandCount: Int
    /// Whether the whole group can be made translucent by making its only colour so.
    package let foldsOpacity: Bool
    /// What is asked of each item again and again.
    private let places: [ItemPlace]
    /// The bounds of each run of `runLength` items, kept where there are many.
    private let runBounds: [CGRect]

    private static let runLength = 32

    private struct ItemPlace {
        /// Everything the item may touch.
        var bounds: CGRect
        /// The child that it is and where, as far as it is a moved one: quick to compare, nothing
        /// to retain.
        var child: ObjectIdentifier?
        var offset = CGPoint.zero

        func hasChild(of other: ItemPlace) -> Bool {
            child == other.child && offset.x == other.offset.x && offset.y == other.offset.y
        }
    }

    package init(id: Int, items: [DisplayItem]) {
        self.id = id
        self.items = items
        foldsOpacity = items.count == 1 && items[0].foldsOpacity
        var places: [ItemPlace] = []
        places.reserveCapacity(items.count)
        var runBounds: [CGRect] = []
        var count = items.count
        var whole = PointBox()
        var run = PointBox()
        for item in items {
            let place: ItemPlace
            if case .group(let group, let offset) = item {
                place = ItemPlace(
                    bounds: group.bounds(at: offset), child: ObjectIdentifier(group),
                    offset: offset)
                count += group.commandCount
            } else {
                place = ItemPlace(bounds: item.bounds)
                count += item.child?.commandCount ?? 0
            }
            places.append(place)
            whole.add(place.bounds)
            guard items.count > Self.runLength else { continue }
            run.add(place.bounds)
            if places.count % Self.runLength == 0 || places.count == items.count {
                runBounds.append(run.rect)
                run = PointBox()
            }
        }
        self.places = places
        self.runBounds = runBounds
        bounds = whole.rect
        commandCount = count
    }

    /// Everything an item may touch.
    func bounds(ofItemAt index: Int) -> CGRect { places[index].bounds }

    /// The bounds where the group's origin is at the point.
    package func bounds(at offset: CGPoint) -> CGRect {
        // Infinite corners, as `.null` has, stay so.
        CGRect(
            origin: CGPoint(x: bounds.origin.x + offset.x, y: bounds.origin.y + offset.y),
            size: bounds.size)
    }

    /// The items that differ from those of another group, in both: all between the first and the
    /// last that do.
    func changedRanges(since other: DisplayGroup) -> (old: Range<Int>, new: Range<Int>) {
        var start = 0
        var oldEnd = other.items.count
        var newEnd = items.count
        other.places.withUnsafeBufferPointer { oldPlaces in
            places.withUnsafeBufferPointer { newPlaces in
                func isSame(_ old: Int, _ new: Int) -> Bool {
                    newPlaces[new].hasChild(of: oldPlaces[old])
                        && (newPlaces[new].child != nil || items[new] == other.items[old])
                }
                while start < oldEnd, start < newEnd, isSame(start, start) { start += 1 }
                while oldEnd > start, newEnd > start, isSame(oldEnd - 1, newEnd - 1) {
                    oldEnd -= 1
                    newEnd -= 1
                }
            }
        }
        return (start..<oldEnd, start..<newEnd)
    }

    /// Calls the body, in order, for items of which some part may be seen.
    package func forEachItem(in part: SeenPart, _ body: (DisplayItem, CGRect) -> Void) {
        forEachIndex(in: items.indices, part) { body(items[$0], places[$0].bounds) }
    }

    /// The same for positions in a range.
    func forEachIndex(in range: Range<Int>, _ part: SeenPart, _ body: (Int) -> Void) {
        guard !range.isEmpty else { return }
        places.withUnsafeBufferPointer { places in
            guard !runBounds.isEmpty else {
                for index in range where part.meets(places[index].bounds) { body(index) }
                return
            }
            let last = (range.upperBound - 1) / Self.runLength
            for run in range.lowerBound / Self.runLength...last where part.meets(runBounds[run]) {
                let start = run * Self.runLength
                let inside = (start..<start + Self.runLength).clamped(to: range)
                for index in inside where part.meets(places[index].bounds) { body(index) }
            }
        }
    }
}

extension DisplayGroup: Hashable {
    package static func == (a: DisplayGroup, b: DisplayGroup) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DisplayItem {
    fileprivate var foldsOpacity: Bool {
        switch self {
        case .fill(_, .color), .stroke(_, _, .color), .text: true
        case .group(let group, _): group.foldsOpacity
        default: false
        }
    }
}
