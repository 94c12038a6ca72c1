/// Pairs the delimiters of emphasis in a piece of Markdown.
///
/// A delimiter that found no opener says so for all later ones of its kind, which then look no
/// further back: the time is in proportion to the number of delimiters.
struct EmphasisPairing {
    /// Delimiters that find the same openers.
    private struct Kind: Hashable {
        let mark: Character
        let opens: Bool
        let remainder: Int
    }

    private struct Span {
        let pieces: Range<Int>
        let trait: InlineText.Traits
    }

    /// The delimiters with the index of their piece, from the first to the last.
    private(set) var delimiters: [(index: Int, delimiter: MarkdownDelimiter)] = []
    /// Those in `delimiters` that may open something.
    private var openers: [Int] = []
    /// For each kind, the number of delimiters of which none is an opener.
    private var searched: [Kind: Int] = [:]
    private var spans: [Span] = []
    private let bottom: Int

    /// Creates a pairing of the pieces from an index on.
    init(bottom: Int) { self.bottom = bottom }

    /// Adds the next delimiter.
    mutating func add(_ delimiter: MarkdownDelimiter, at index: Int) {
        let closer = delimiters.count
        delimiters.append((index, delimiter))
        if delimiter.closes { close(closer) }
        if delimiter.opens, delimiters[closer].delimiter.remaining > 0 { openers.append(closer) }
    }

    private mutating func close(_ closer: Int) {
        while delimiters[closer].delimiter.remaining > 0, let position = opener(for: closer) {
            let opener = openers[position]
            // A delimiter between the two has no partner any more.
            openers.removeSubrange((position + 1)...)
            let count = min(
                delimiters[opener].delimiter.remaining, delimiters[closer].delimiter.remaining, 2)
            let trait: InlineText.Traits =
                delimiters[closer].delimiter.mark == "~"
                ? .strikethrough : count == 2 ? .bold : .italic
            spans.append(
                Span(
                    pieces: delimiters[opener].index + 1..<delimiters[closer].index, trait: trait))
            delimiters[opener].delimiter.remaining -= count
            delimiters[closer].delimiter.remaining -= count
            if delimiters[opener].delimiter.remaining == 0 { openers.removeLast() }
        }
    }

    /// The position in `openers` of the nearest one that a delimiter closes.
    private mutating func opener(for closer: Int) -> Int? {
        let closing = delimiters[closer].delimiter
        let kind = Kind(
            mark: closing.mark, opens: closing.opens, remainder: closing.originalCount % 3)
        let start = searched[kind] ?? 0
        var position = openers.count - 1
        while position >= 0, openers[position] >= start {
            if Self.pairs(delimiters[openers[position]].delimiter, closing) { return position }
            position -= 1
        }
        searched[kind] = closer
        return nil
    }

    /// Whether two delimiters may pair. "Rule of three" in CommonMark: if one of them can both open
    /// and close, the sum of the two lengths must not be a multiple of 3 unless both lengths are.
    private static func pairs(
        _ opening: MarkdownDelimiter, _ closing: MarkdownDelimiter
    ) -> Bool {
        guard opening.mark == closing.mark else { return false }
        guard opening.closes || closing.opens else { return true }
        let sum = opening.originalCount + closing.originalCount
        return !sum.isMultiple(of: 3)
            || opening.originalCount.isMultiple(of: 3) && closing.originalCount.isMultiple(of: 3)
    }

    /// The traits that pieces get, by index.
    func traits() -> [(index: Int, traits: InlineText.Traits)] {
        guard let end = delimiters.last?.index, !spans.isEmpty else { return [] }
        var result: [(index: Int, traits: InlineText.Traits)] = (bottom..<end).map { ($0, []) }
        for trait in [InlineText.Traits.bold, .italic, .strikethrough] {
            var changes = [Int](repeating: 0, count: end - bottom + 1)
            for span in spans where span.trait == trait {
                changes[span.pieces.lowerBound - bottom] += 1
                changes[span.pieces.upperBound - bottom] -= 1
            }
            var depth = 0
            for offset in result.indices {
                depth += changes[offset]
                if depth > 0 { result[offset].traits.insert(trait) }
            }
        }
        return result
    }
}

/// Where marks of Markdown end, found in one pass over a text.
enum MarkupPairs {
    /// The index of the parenthesis that closes each one behind a bracket, which may begin the
    /// address of a link.
    static func closingParentheses(of text: [Character]) -> [Int: Int] {
        var closings: [Int: Int] = [:]
        var open: [Int] = []
        var index = 0
        while index < text.count {
            switch text[index] {
            case "\\" where index + 1 < text.count && text[index + 1].isASCIIPunctuation: index += 1
            case "(": open.append(index)
            case ")":
                if let start = open.popLast(), start > 0, text[start - 1] == "]" {
                    closings[start] = index
                }
            default: break
            }
            index += 1
        }
        return closings
    }

    /// Where the last run of a character begins, by the length of runs.
    static func lastRuns(of mark: Character, in text: [Character]) -> [Int: Int] {
        var last: [Int: Int] = [:]
        var index = 0
        while index < text.count {
            let start = index
            while index < text.count, text[index] == mark { index += 1 }
            if index > start { last[index - start] = start } else { index += 1 }
        }
        return last
    }
}
