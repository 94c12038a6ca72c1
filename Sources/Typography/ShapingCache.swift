import Foundation

/// Shaped texts by what decides them. Those that nobody has asked for lately are dropped: each
/// time as many new ones have come as half the limit, all that have lain untouched since the time
/// before.
struct ShapingCache {
    private var recent: [Key: Slot] = [:]
    private var older: [Key: Slot] = [:]
    private let recentLimit: Int

    /// With its hash, which a dictionary asks for again as it grows; and where it looks for a
    /// key it meets many others, which differ from it in the hash already.
    private struct Key: Hashable {
        let content: TextContent
        let manner: TextConstraints
        private let hash: Int

        init(_ content: TextContent, _ manner: TextConstraints) {
            self.content = content
            self.manner = manner
            var hasher = Hasher()
            hasher.combine(content)
            hasher.combine(manner)
            hash = hasher.finalize()
        }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }

        static func == (a: Key, b: Key) -> Bool {
            a.hash == b.hash && a.manner == b.manner && a.content == b.content
        }
    }

    /// One text, in its latest few rooms.
    final class Slot {
        private var texts: [ShapedText] = []
        private static let limit = 6

        func text(in room: TextConstraints) -> ShapedText? { texts.first { $0.holds(in: room) } }

        func keep(_ text: ShapedText) {
            if texts.count >= Self.limit { texts.removeFirst() }
            texts.append(text)
        }
    }

    /// Keeps at most as many different texts as the limit.
    init(limit: Int) {
        recentLimit = max(limit / 2, 1)
    }

    /// Where a text in this manner is kept.
    mutating func slot(for content: TextContent, within constraints: TextConstraints) -> Slot {
        let key = Key(content, constraints.withoutRoom)
        if let known = recent[key] { return known }
        let slot = older.removeValue(forKey: key) ?? Slot()
        if recent.count >= recentLimit {
            // Which is soon as full as the other one was.
            older.removeAll(keepingCapacity: true)
            swap(&older, &recent)
        }
        recent[key] = slot
        return slot
    }

    mutating func removeAll() {
        recent.removeAll()
        older.removeAll()
    }
}
