/// How far texts are from each other: the letters to insert, to delete, to replace or to swap with
/// their neighbour (Damerau, "A Technique for Computer Detection and Correction of Spelling Errors",
/// 1964), as a part of the longer text's length.
package struct TextDistance {
    /// Of longer texts only the beginning is compared.
    private static let longest = 80
    /// The largest distance of texts that one takes for each other.
    package static let near = 0.5

    private let wanted: [UInt32]

    package init(from wanted: String) { self.wanted = Self.letters(wanted) }

    /// The distance to a text: 0 for the same one, upper and lower case apart, and 1 at most.
    package func to(_ text: String) -> Double {
        let found = Self.letters(text)
        let longer = max(found.count, wanted.count)
        guard longer > 0 else { return 0 }
        // So many letters at least are missing or too many.
        let least = Double(abs(found.count - wanted.count)) / Double(longer)
        guard least <= Self.near else { return least }
        return Double(edits(found, startsAnywhere: false)) / Double(longer)
    }

    /// The distance to the part of a text that is nearest.
    package func toPart(of text: String) -> Double {
        guard !wanted.isEmpty else { return 0 }
        let found = Self.letters(text)
        return min(1, Double(edits(found, startsAnywhere: true)) / Double(wanted.count))
    }

    /// The nearest of the words, if one is near.
    package func nearest(of words: some Sequence<String>) -> String? {
        let ranked = words.sorted().map { (word: $0, distance: to($0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= Self.near
        else { return nil }
        return best.word
    }

    private func edits(_ found: [UInt32], startsAnywhere: Bool) -> Int {
        // Rows of the table: the edits to each beginning of what is wanted, for the letters so far.
        var (row, before) = (Array(0...wanted.count), [Int]())
        var best = row[wanted.count]
        for (index, letter) in found.enumerated() {
            var next = row
            next[0] = startsAnywhere ? 0 : index + 1
            for column in wanted.indices {
                let changed = row[column] + (wanted[column] == letter ? 0 : 1)
                next[column + 1] = min(changed, row[column + 1] + 1, next[column] + 1)
                if column > 0, index > 0, wanted[column - 1] == letter,
                    wanted[column] == found[index - 1]
                {
                    next[column + 1] = min(next[column + 1], before[column - 1] + 1)
                }
            }
            (before, row) = (row, next)
            best = min(best, row[wanted.count])
        }
        return startsAnywhere ? best : row[wanted.count]
    }

    private static func letters(_ text: String) -> [UInt32] {
        text.prefix(longest).lowercased().unicodeScalars.map(\.value)
    }
}
