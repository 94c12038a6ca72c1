import Foundation

/// Shaped texts by what decides them. Those that nobody has asked for lately are dropped: each
/// time as many new ones have come as half the limit, all that have lain untouched since the time
/// before.
struct ShapingCache {
    /// By the hashes of texts and manners: one that has the hash of another takes its place.
    private var recent: [Int: Slot] = [:]
    private var older: [Int: Slot] = [:]
    private let recentLimit: Int

    /// One text, in its latest few rooms.
    final class Slot {
        private let content: TextContent
        private let manner: TextConstraints
        private var texts = LatestTexts()
        private static let limit = 6

        fileprivate init(_ content: TextContent, _ manner: TextConstraints) {
            self.content = content
            self.manner = manner
        }

        fileprivate func isOf(_ content: TextContent, _ manner: TextConstraints) -> Bool {
            self.manner == manner && self.content == content
        }

        func text(in room: TextConstraints) -> ShapedText? { texts.first { $0.holds(in: room) } }

        func keep(_ text: ShapedText) { texts.keep(text, limit: Self.limit) }
    }

    /// Keeps at most as many different texts as the limit.
    init(limit: Int) {
        recentLimit = max(limit / 2, 1)
    }

    /// Where a text in this manner is kept.
    mutating func slot(for content: TextContent, within constraints: TextConstraints) -> Slot {
        let manner = constraints.withoutRoom
        var hasher = Hasher()
        hasher.combine(content)
        hasher.combine(manner)
        let hash = hasher.finalize()
        if let known = recent[hash], known.isOf(content, manner) { return known }
        let known = older.isEmpty ? nil : older.removeValue(forKey: hash)
        let slot = known.flatMap { $0.isOf(content, manner) ? $0 : nil } ?? Slot(content, manner)
        if recent.count >= recentLimit {
            // Which is soon as full as the other one was.
            older.removeAll(keepingCapacity: true)
            swap(&older, &recent)
        }
        recent[hash] = slot
        return slot
    }

    mutating func removeAll() {
        recent.removeAll()
        older.removeAll()
    }
}
