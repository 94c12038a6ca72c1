import Foundation

/// What is looked for in an edited text.
package struct TextSearch: Equatable, Sendable {
    package var text = ""
    package var matchesCase = false
    package var wholeWords = false

    package init(_ text: String = "", matchesCase: Bool = false, wholeWords: Bool = false) {
        self.text = text
        self.matchesCase = matchesCase
        self.wholeWords = wholeWords
    }

    /// Where it stands in a text, in UTF-8 offsets between characters. The ranges do not overlap.
    package func ranges(in whole: String) -> [Range<Int>] {
        guard !text.isEmpty else { return [] }
        var whole = whole
        whole.makeContiguousUTF8()
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
        return isPlain ? plainRanges(in: whole) : paragraphRanges(in: whole)
    }

    // MARK: ASCII

    /// Letters of ASCII are compared byte by byte, which is fast in long texts.
    private func plainRanges(in whole: String) -> [Range<Int>] {
        let wanted = text.utf8.map(folded)
        var found: [Range<Int>] = []
        whole.utf8.withContiguousStorageIfAvailable { bytes in
            var start = 0
            while start + wanted.count <= bytes.count {
                let range = start..<start + wanted.count
                if folded(bytes[start]) == wanted[0],
                    zip(bytes[range], wanted).allSatisfy({ folded($0) == $1 }),
                    isWhole(range, in: whole)
                {
                    found.append(range)
                    start = range.upperBound
                } else {
                    start += 1
                }
            }
        }
        return found
    }

    private func folded(_ byte: UInt8) -> UInt8 {
        !matchesCase && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }

    // MARK: Other letters

    /// Foundation knows the cases of all letters. It is asked for one paragraph after the other,
    /// because each question costs as much as its text is long.
    private func paragraphRanges(in whole: String) -> [Range<Int>] {
        var found: [Range<Int>] = []
        let options: String.CompareOptions = matchesCase ? [] : .caseInsensitive
        for part in whole.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
            let base = whole.utf8.distance(from: whole.startIndex, to: part.startIndex)
            let paragraph = String(part)
            var rest = paragraph.startIndex..<paragraph.endIndex
            while let match = paragraph.range(of: text, options: options, range: rest) {
                let start = paragraph.utf8.distance(
                    from: paragraph.startIndex, to: match.lowerBound)
                let count = paragraph.utf8.distance(from: match.lowerBound, to: match.upperBound)
                guard count > 0 else { break }
                let range = base + start..<base + start + count
                if isWhole(range, in: whole) { found.append(range) }
                rest = match.upperBound..<paragraph.endIndex
            }
        }
        return found
    }

    // MARK: Ends

    /// Whether a range is of whole characters and, where they are asked for, of whole words.
    private func isWhole(_ range: Range<Int>, in whole: String) -> Bool {
        let start = whole.utf8.index(whole.startIndex, offsetBy: range.lowerBound)
        let end = whole.utf8.index(start, offsetBy: range.count)
        guard Self.isBoundary(start, in: whole), Self.isBoundary(end, in: whole) else {
            return false
        }
        guard wholeWords else { return true }
        let before = start > whole.startIndex ? whole[whole.index(before: start)] : " "
        let after = end < whole.endIndex ? whole[end] : " "
        return !Self.isWord(before) && !Self.isWord(after)
    }

    private static func isBoundary(_ index: String.Index, in whole: String) -> Bool {
        guard index > whole.startIndex, index < whole.endIndex else { return true }
        let (byte, last) = (whole.utf8[index], whole.utf8[whole.utf8.index(before: index)])
        if byte < 0x80, last < 0x80 { return !(byte == 10 && last == 13) }
        guard byte & 0xC0 != 0x80 else { return false }
        return whole.index(before: whole.index(after: index)) == index
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
