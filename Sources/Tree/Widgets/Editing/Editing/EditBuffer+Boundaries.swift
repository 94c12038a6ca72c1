/// Where characters, words and paragraphs begin and end.
// Missing: words of scripts that need a dictionary, such as Thai.
extension EditBuffer {
    /// The offset itself, or the end of the character around it.
    package func boundary(atOrAfter offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < utf8Count else { return utf8Count }
        let index = self.index(offset)
        let byte = text.utf8[index]
        let previous = text.utf8[text.utf8.index(before: index)]
        if byte < 0x80, previous < 0x80, !(byte == 10 && previous == 13) { return offset }
        // Moving on begins at the start of the character around the offset.
        let end = text.index(after: index)
        return self.offset(of: text.index(before: end)) == offset ? offset : self.offset(of: end)
    }

    package func destination(of movement: EditMovement, from offset: Int) -> Int {
        let index = self.index(offset)
        switch movement {
        case .forward:
            return index < text.endIndex ? self.offset(of: text.index(after: index)) : offset
        case .backward:
            return index > text.startIndex ? self.offset(of: text.index(before: index)) : offset
        case .wordForward: return wordEnd(after: offset)
        case .wordBackward: return wordStart(before: offset)
        case .paragraphStart: return paragraphRange(paragraph(at: offset)).lowerBound
        case .paragraphEnd: return paragraphRange(paragraph(at: offset)).upperBound
        case .documentStart: return 0
        case .documentEnd: return utf8Count
        case .to(let target): return boundary(atOrAfter: target)
        }
    }

    /// The end of the word at or after an offset.
    package func wordEnd(after offset: Int) -> Int {
        var index = self.index(offset)
        while index < text.endIndex, !kind(at: index).isWord { text.formIndex(after: &index) }
        guard index < text.endIndex else { return utf8Count }
        return self.offset(of: endOfRun(from: index))
    }

    /// The start of the word at or before an offset.
    package func wordStart(before offset: Int) -> Int {
        var index = self.index(offset)
        while index > text.startIndex, !kind(at: text.index(before: index)).isWord {
            text.formIndex(before: &index)
        }
        guard index > text.startIndex else { return 0 }
        return self.offset(of: startOfRun(before: index))
    }

    /// What a double click selects: the word around an offset or ending there, else the spaces,
    /// else one character.
    package func wordRange(at offset: Int) -> Range<Int> {
        let paragraph = paragraphRange(paragraph(at: offset))
        let index = self.index(offset)
        let isAtEnd = offset >= paragraph.upperBound
        if isAtEnd || !kind(at: index).isWord, offset > paragraph.lowerBound {
            let before = text.index(before: index)
            if isAtEnd || kind(at: before).isWord {
                return self.offset(of: startOfRun(before: index))..<offset
            }
        }
        guard !isAtEnd else { return offset..<offset }
        guard kind(at: index) != .other else {
            return offset..<self.offset(of: text.index(after: index))
        }
        let next = text.index(after: index)
        let start = max(self.offset(of: startOfRun(before: next)), paragraph.lowerBound)
        return start..<min(self.offset(of: endOfRun(from: index)), paragraph.upperBound)
    }

    private enum Kind: Equatable {
        case letters, ideographs, hiragana, katakana
        case space, other
        var isWord: Bool { self != .space && self != .other }
    }

    private func kind(at index: String.Index) -> Kind {
        let character = text[index]
        if character.isWhitespace { return .space }
        if character.isLetter || character.isNumber || character == "_" {
            return switch character.unicodeScalars.first?.value ?? 0 {
            case 0x3041...0x309F: .hiragana
            case 0x30A0...0x30FF: .katakana
            case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: .ideographs
            default: .letters
            }
        }
        return isInsideWord(index, character) ? .letters : .other
    }

    /// Whether a mark joins what stands around it: don't, 3.14.
    private func isInsideWord(_ index: String.Index, _ character: Character) -> Bool {
        let isApostrophe = character == "'" || character == "\u{2019}"
        guard isApostrophe || character == "." || character == ",", index > text.startIndex else {
            return false
        }
        let next = text.index(after: index)
        guard next < text.endIndex else { return false }
        let (before, after) = (text[text.index(before: index)], text[next])
        return isApostrophe
            ? before.isLetter && after.isLetter : before.isNumber && after.isNumber
    }

    private func endOfRun(from index: String.Index) -> String.Index {
        let wanted = kind(at: index)
        var index = text.index(after: index)
        while wanted != .other, index < text.endIndex, kind(at: index) == wanted {
            text.formIndex(after: &index)
        }
        return index
    }

    private func startOfRun(before index: String.Index) -> String.Index {
        var index = text.index(before: index)
        let wanted = kind(at: index)
        while wanted != .other, index > text.startIndex {
            let previous = text.index(before: index)
            guard kind(at: previous) == wanted else { break }
            index = previous
        }
        return index
    }
}
