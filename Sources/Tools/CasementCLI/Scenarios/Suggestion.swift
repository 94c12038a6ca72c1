import AutomationProtocol

/// What a sentence about an unknown word ends with.
enum Suggestion {
    /// Words further apart than this, as a part of the longer one's length, are not alike.
    private static let farthest = 0.4

    /// `; did you mean tap?`, or nothing if no word is near.
    static func nearest(to word: String, of words: some Sequence<String>) -> String {
        guard !word.isEmpty else { return "" }
        let distance = TextDistance(from: word)
        let ranked = words.sorted().map { (word: $0, distance: distance.to($0)) }
        if let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= farthest {
            return "; did you mean \(best.word)?"
        }
        // The beginning of a single word is meant for it.
        let longer = ranked.map(\.word).filter { $0.lowercased().hasPrefix(word.lowercased()) }
        return longer.count == 1 && word.count > 1 ? "; did you mean \(longer[0])?" : ""
    }

    /// The nearest word, or all of them: `; the steps are tap, type`.
    static func text(for word: String, of words: [String], called names: String) -> String {
        let nearest = nearest(to: word, of: words)
        return nearest.isEmpty ? "; \(names) \(words.joined(separator: ", "))" : nearest
    }
}
