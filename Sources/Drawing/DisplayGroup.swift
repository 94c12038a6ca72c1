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
        var start = 0
        var oldEnd = other.items.count
        var newEnd = items.count
        other.childPlaces.withUnsafeBufferPointer { oldPlaces in
            childPlaces.withUnsafeBufferPointer { newPlaces in
                func isSame(_ old: Int, _ new: Int) -> Bool {
                    newPlaces[new] == oldPlaces[old]
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
        forEachIndex(in: items.indices, part) { body(items[$0], itemBounds[$0]) }
    }

    /// The same for positions in a range.
    func forEachIndex(in range: Range<Int>, _ part: SeenPart, _ body: (Int) -> Void) {
        guard !range.isEmpty else { return }
        itemBounds.withUnsafeBufferPointer { bounds in
            guard !runBounds.isEmpty else {
                for index in range where part.meets(bounds[index]) { body(index) }
                return
            }
            let last = (range.upperBound - 1) / Self.runLength
            for run in range.lowerBound / Self.runLength...last where part.meets(runBounds[run]) {
                let start = run * Self.runLength
                let inside = (start..<start + Self.runLength).clamped(to: range)
                for index in inside where part.meets(bounds[index]) { body(index) }
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
