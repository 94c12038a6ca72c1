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
    /// The same for each item.
    package let itemBounds: [CGRect]
    /// Commands in this group and all below.
    package let commandCount: Int
    /// Whether the whole group can be made translucent by making its only colour so.
    package let foldsOpacity: Bool
    /// What each item is, as far as it is a moved child: quick to compare, nothing to retain.
    private let childPlaces: [ChildPlace]
    /// The bounds of each run of `runLength` items, kept where there are many.
    private let runBounds: [CGRect]

    private static let runLength = 32

    private struct ChildPlace: Equatable {
        var child: ObjectIdentifier?
        var x: CGFloat = 0
        var y: CGFloat = 0
    }

    package init(id: Int, items: [DisplayItem]) {
        self.id = id
        self.items = items
        foldsOpacity = items.count == 1 && items[0].foldsOpacity
        var itemBounds: [CGRect] = []
        itemBounds.reserveCapacity(items.count)
        var childPlaces: [ChildPlace] = []
        childPlaces.reserveCapacity(items.count)
        var runBounds: [CGRect] = []
        var count = items.count
        var whole = PointBox()
        var run = PointBox()
        for item in items {
            let bounds: CGRect
            if case .group(let group, let offset) = item {
                bounds = group.bounds(at: offset)
                count += group.commandCount
                childPlaces.append(
                    ChildPlace(child: ObjectIdentifier(group), x: offset.x, y: offset.y))
            } else {
                bounds = item.bounds
                count += item.child?.commandCount ?? 0
                childPlaces.append(ChildPlace())
            }
            itemBounds.append(bounds)
            whole.add(bounds)
            run.add(bounds)
            if itemBounds.count % Self.runLength == 0 {
                runBounds.append(run.rect)
                run = PointBox()
            }
        }
        if items.count % Self.runLength != 0 { runBounds.append(run.rect) }
        self.itemBounds = itemBounds
        self.childPlaces = childPlaces
        self.runBounds = runBounds.count > 1 ? runBounds : []
        bounds = whole.rect
        commandCount = count
    }

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
        func isSame(_ old: Int, _ new: Int) -> Bool {
            let place = childPlaces[new]
            guard place == other.childPlaces[old] else { return false }
            return place.child != nil || items[new] == other.items[old]
        }
        var start = 0
        var oldEnd = other.items.count
        var newEnd = items.count
        while start < oldEnd, start < newEnd, isSame(start, start) { start += 1 }
        while oldEnd > start, newEnd > start, isSame(oldEnd - 1, newEnd - 1) {
            oldEnd -= 1
            newEnd -= 1
        }
        return (start..<oldEnd, start..<newEnd)
    }

    /// Calls the body, in order, for items of which some part may be where the test says yes.
    package func forEachItem(
        where isVisible: (CGRect) -> Bool, _ body: (DisplayItem, CGRect) -> Void
    ) {
        forEachIndex(in: items.indices, where: isVisible) { body(items[$0], itemBounds[$0]) }
    }

    /// The same for positions in a range.
    func forEachIndex(
        in range: Range<Int>, where isVisible: (CGRect) -> Bool, _ body: (Int) -> Void
    ) {
        guard !range.isEmpty else { return }
        guard !runBounds.isEmpty else {
            for index in range where isVisible(itemBounds[index]) { body(index) }
            return
        }
        for run in range.lowerBound / Self.runLength...(range.upperBound - 1) / Self.runLength
        where isVisible(runBounds[run]) {
            let start = run * Self.runLength
            let part = (start..<start + Self.runLength).clamped(to: range)
            for index in part where isVisible(itemBounds[index]) { body(index) }
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
