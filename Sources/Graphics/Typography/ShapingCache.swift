import Foundation

/// A cache of shaped texts by content and attributes, in two generations. When the recent one has
/// half of the limit, the older one is dropped, and with it all texts not used since the last time.
struct ShapingCache {
    /// By the hash of content and attributes; a text replaces another with the same hash.
    private var recent: [Int: Slot] = [:]
    private var older: [Int: Slot] = [:]
    private let recentLimit: Int

    /// One text, at its latest available sizes.
    final class Slot {
        private let content: TextContent
        private let attributes: TextConstraints
        private var texts = LatestTexts()
        /// What all sizes have in common.
        private(set) lazy var paragraphs = PlainParagraphs()
        private static let limit = 6

        fileprivate init(_ content: TextContent, _ attributes: TextConstraints) {
            self.content = content
            self.attributes = attributes
        }

        fileprivate func isOf(_ content: TextContent, _ attributes: TextConstraints) -> Bool {
            self.attributes == attributes && self.content == content
        }

        func text(for constraints: TextConstraints) -> ShapedText? {
            texts.first { $0.isValid(for: constraints) }
        }

        func keep(_ text: ShapedText) { texts.keep(text, limit: Self.limit) }
    }

    /// `limit` is the maximum number of texts.
    init(limit: Int) {
        recentLimit = max(limit / 2, 1)
    }

    /// The slot of a text with the attributes of the constraints, created if necessary.
    mutating func slot(for content: TextContent, within constraints: TextConstraints) -> Slot {
        let attributes = constraints.withoutSize
        var hasher = Hasher()
        hasher.combine(content)
        hasher.combine(attributes)
        let hash = hasher.finalize()
        if let known = recent[hash], known.isOf(content, attributes) { return known }
        let known = older.isEmpty ? nil : older.removeValue(forKey: hash)
        let slot =
            known.flatMap { $0.isOf(content, attributes) ? $0 : nil } ?? Slot(content, attributes)
        if recent.count >= recentLimit {
            // The dictionary is filled again soon, so its capacity is kept.
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
