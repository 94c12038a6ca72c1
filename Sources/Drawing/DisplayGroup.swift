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
    /// The bounds of each run of `runLength` items, kept where there are many.
    private let runBounds: [CGRect]

    private static let runLength = 32

    package init(id: Int, items: [DisplayItem]) {
        self.id = id
        self.items = items
        itemBounds = items.map(\.bounds)
        commandCount = items.reduce(0) { $0 + 1 + ($1.child?.commandCount ?? 0) }
        foldsOpacity = items.count == 1 && items[0].foldsOpacity
        var runs: [CGRect] = []
        var start = 0
        while start < items.count {
            let end = min(start + Self.runLength, items.count)
            runs.append(itemBounds[start..<end].reduce(.null) { $0.union($1) })
            start = end
        }
        bounds = runs.reduce(.null) { $0.union($1) }
        runBounds = runs.count > 1 ? runs : []
    }

    /// Calls the body, in order, for items of which some part may be where the test says yes.
    package func forEachItem(
        where isVisible: (CGRect) -> Bool, _ body: (DisplayItem, CGRect) -> Void
    ) {
        guard !runBounds.isEmpty else { return forEachItem(in: items.indices, isVisible, body) }
        for (index, run) in runBounds.enumerated() where isVisible(run) {
            let start = index * Self.runLength
            forEachItem(
                in: start..<min(start + Self.runLength, items.count), isVisible, body)
        }
    }

    private func forEachItem(
        in range: Range<Int>, _ isVisible: (CGRect) -> Bool, _ body: (DisplayItem, CGRect) -> Void
    ) {
        for index in range where isVisible(itemBounds[index]) {
            body(items[index], itemBounds[index])
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
