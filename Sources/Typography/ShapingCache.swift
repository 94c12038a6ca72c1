import Foundation

/// Shaped texts by what decides them, the least recently used dropped first.
struct ShapingCache {
    private var slots: [Key: Slot] = [:]
    private var uses = 0
    private let limit: Int

    private struct Key: Hashable {
        let content: TextContent
        let manner: TextConstraints
    }

    private final class Slot {
        var texts: [ShapedText] = []
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
        return slot.texts.first { $0.holds(in: constraints) }
    }

    mutating func insert(
        _ text: ShapedText, for content: TextContent, within constraints: TextConstraints
    ) {
        let key = Key(content: content, manner: constraints.withoutRoom)
        if slots.count >= limit { dropOlderHalf() }
        let slot = slots[key, default: Slot()]
        if slot.texts.isEmpty { slots[key] = slot }
        uses += 1
        slot.lastUse = uses
        if slot.texts.count >= 6 { slot.texts.removeFirst() }
        slot.texts.append(text)
    }

    mutating func removeAll() { slots.removeAll() }

    private mutating func dropOlderHalf() {
        let sorted = slots.values.map(\.lastUse).sorted()
        let middle = sorted[sorted.count / 2]
        slots = slots.filter { $0.value.lastUse >= middle }
    }
}
