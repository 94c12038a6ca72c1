import CPango
import Foundation

/// Movement of carets by character, word and line, in the order of the text.
// Missing: movement in visual order in bidirectional text.
extension ShapedText {
    package func nextGrapheme(from offset: Int) -> Int {
        let index = stringIndex(offset)
        guard index < string.endIndex else { return string.utf8.count }
        return self.offset(of: string.index(after: index))
    }

    package func previousGrapheme(from offset: Int) -> Int {
        let index = stringIndex(offset)
        guard index > string.startIndex else { return 0 }
        // If the offset is inside a character, the slice ends at the character's start.
        let before = string[..<index]
        let end = self.offset(of: before.endIndex)
        return end < offset || before.isEmpty
            ? end : self.offset(of: before.index(before: before.endIndex))
    }

    /// What a double click at an offset selects: a word, a run of spaces, or one character.
    package func wordRange(at offset: Int) -> Range<Int> {
        let paragraph =
            paragraphs.last { $0.range.lowerBound <= offset } ?? handles[0].paragraph
        return ParagraphWords(paragraph).range(at: min(offset, paragraph.range.upperBound))
    }

    /// The bytes of the line at an offset, without the paragraph separator.
    package func lineRange(at offset: Int) -> Range<Int> {
        lines[lineIndex(at: offset)].range
    }

    /// The caret one line up, near an x in points (by default the caret's own); nil in the first.
    package func offset(above offset: Int, preferredX: CGFloat? = nil) -> Int? {
        self.offset(from: offset, lines: -1, preferredX)
    }

    /// The caret one line down, near an x in points (by default the caret's own); nil in the last.
    package func offset(below offset: Int, preferredX: CGFloat? = nil) -> Int? {
        self.offset(from: offset, lines: 1, preferredX)
    }

    private func offset(from offset: Int, lines step: Int, _ preferredX: CGFloat?) -> Int? {
        let target = lineIndex(at: offset) + step
        guard lines.indices.contains(target) else { return nil }
        let x = preferredX ?? caretRect(atUTF8Offset: offset).minX
        return utf8Offset(atX: x, inLine: target)
    }

    private var paragraphs: [ParagraphLayout] {
        var result: [ParagraphLayout] = []
        for handle in handles where result.last !== handle.paragraph {
            result.append(handle.paragraph)
        }
        return result
    }

    private func stringIndex(_ offset: Int) -> String.Index {
        string.utf8.index(
            string.startIndex, offsetBy: min(max(offset, 0), string.utf8.count))
    }

    private func offset(of index: String.Index) -> Int {
        string.utf8.distance(from: string.startIndex, to: index)
    }
}
