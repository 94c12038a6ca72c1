import Foundation

/// Shaped texts by what decides them, the least recently used dropped first.
///
/// A text broken at one width breaks no differently at any width down to its widest line, and one
/// that fits unbroken does so at any greater width: an entry holds for a range of rooms.
struct ShapingCache {
    private var slots: [Key: Slot] = [:]
    private var uses = 0
    private let limit: Int

    private struct Key: Hashable {
        let content: TextContent
        let manner: TextConstraints
    }

    private struct Entry {
        let widths: ClosedRange<CGFloat>
        let heights: ClosedRange<CGFloat>
        let text: ShapedText
    }

    private final class Slot {
        var entries: [Entry] = []
        var lastUse = 0
    }

    /// Keeps as many different texts as the limit, each in its latest few rooms.
    init(limit: Int) {
        self.limit = limit
    }

    mutating func text(
        for content: TextContent, within constraints: TextConstraints
    ) -> ShapedText? {
        let key = Key(content: content, manner: constraints.withoutRoom)
        guard let slot = slots[key] else { return nil }
        uses += 1
        slot.lastUse = uses
        let room = Self.room(of: constraints)
        return slot.entries.first {
            $0.widths.contains(room.width) && $0.heights.contains(room.height)
        }?.text
    }

    mutating func insert(
        _ text: ShapedText, for content: TextContent, within constraints: TextConstraints
    ) {
        let key = Key(content: content, manner: constraints.withoutRoom)
        if slots.count >= limit { dropOlderHalf() }
        let slot = slots[key, default: Slot()]
        if slot.entries.isEmpty { slots[key] = slot }
        uses += 1
        slot.lastUse = uses
        let room = Self.room(of: constraints)
        let width = text.isNatural ? .infinity : room.width
        let height = text.isTruncated || text.isSqueezed ? room.height : .infinity
        if slot.entries.count >= 6 { slot.entries.removeFirst() }
        slot.entries.append(
            Entry(
                widths: min(text.size.width, width)...width,
                heights: min(text.size.height, height)...height, text: text))
    }

    mutating func removeAll() { slots.removeAll() }

    private mutating func dropOlderHalf() {
        let sorted = slots.values.map(\.lastUse).sorted()
        let middle = sorted[sorted.count / 2]
        slots = slots.filter { $0.value.lastUse >= middle }
    }

    private static func room(of constraints: TextConstraints) -> CGSize {
        let height = constraints.height ?? .infinity
        return CGSize(
            width: constraints.boundWidth ?? .infinity, height: height.isNaN ? .infinity : height)
    }
}
