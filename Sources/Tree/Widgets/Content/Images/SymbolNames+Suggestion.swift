// Names that are no symbol's.
extension SymbolNames {
    /// What to say about a name; nil if it is a symbol's, or may be that of one without an icon here:
    /// its beginning is a symbol's, and the rest are words of such names.
    static func complaint(about name: String) -> String? {
        guard icon(named: name) == nil else { return nil }
        let parts = name.split(separator: ".")
        let isPlausible = isKnown(name) && parts.allSatisfy { words.contains($0) || $0.count <= 2 }
        guard !isPlausible else { return nil }
        if let nearest = nearest(to: name) {
            return "No symbol named '\(name)'; did you mean '\(nearest)'?"
        }
        return isKnown(name)
            ? "No icon for the symbol '\(name)'; a plainer one is drawn"
            : "No symbol named '\(name)'"
    }

    /// All words of the names.
    private static let words = Set(names.flatMap { $0.split(separator: ".") })

    /// The name with the fewest letters added, left out or replaced; nil if none is like it.
    static func nearest(to name: String) -> String? {
        let wanted = Array(name.utf8)
        let most = min(3, max(1, wanted.count / 4))
        var best: (name: Substring, distance: Int)?
        for candidate in names where abs(candidate.utf8.count - wanted.count) <= most {
            let distance = distance(wanted, Array(candidate.utf8))
            guard distance <= most else { continue }
            if let known = best, (known.distance, known.name) <= (distance, candidate) { continue }
            best = (candidate, distance)
        }
        return best.map { String($0.name) }
    }

    /// The distance of Levenshtein.
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
