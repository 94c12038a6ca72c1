#if SDL
    import CPango

    /// A part of a text that clients ask for.
    package enum TextUnit: Sendable {
        case character, word, wordEnd, sentence, sentenceEnd, line, lineEnd, paragraph

        /// The unit of `GetStringAtOffset`.
        init?(granularity: Int) {
            switch granularity {
            case 0: self = .character
            case 1: self = .word
            case 2: self = .sentence
            case 3: self = .line
            case 4: self = .paragraph
            default: return nil
            }
        }

        /// The unit of the older `GetTextAtOffset` and its neighbours.
        init?(boundary: Int) {
            switch boundary {
            case 0: self = .character
            case 1: self = .word
            case 2: self = .wordEnd
            case 3: self = .sentence
            case 4: self = .sentenceEnd
            case 5: self = .line
            case 6: self = .lineEnd
            default: return nil
            }
        }

        /// Whether only the layout on the screen says where it begins.
        var isOfLayout: Bool { self == .line || self == .lineEnd }
    }

    /// Where characters, words and sentences of a text begin and end, by Pango's rules. Offsets count
    /// scalars.
    extension AccessibleText {
        /// The part of the text around an offset. A word extends to the beginning of the next one, and so
        /// does a sentence. Lines are paragraphs here.
        package func range(of unit: TextUnit, at offset: Int) -> Range<Int> {
            let offset = clamped(offset)
            let paragraph = paragraph(at: offset)
            switch unit {
            case .line, .lineEnd, .paragraph: return paragraph
            case .character, .word, .wordEnd, .sentence, .sentenceEnd:
                return segment(of: unit, at: offset, in: near(offset, in: paragraph))
            }
        }

        /// The paragraph around an offset, with what ends it.
        private func paragraph(at offset: Int) -> Range<Int> {
            var start = offset
            while start > 0, !endsParagraph(start - 1) { start -= 1 }
            var end = offset
            while end < count {
                end += 1
                if endsParagraph(end - 1) { break }
            }
            return start..<end
        }

        private func endsParagraph(_ index: Int) -> Bool {
            switch scalars[index] {
            case "\n", "\u{2029}", "\u{85}": true
            case "\r": index + 1 >= count || scalars[index + 1] != "\n"
            default: false
            }
        }

        /// Of a paragraph without end a part that is long enough for any word.
        private func near(_ offset: Int, in paragraph: Range<Int>) -> Range<Int> {
            max(
                paragraph.lowerBound, offset - Self.reach)..<min(
                    paragraph.upperBound, offset + Self.reach)
        }

        private static let reach = 4096

        private func segment(of unit: TextUnit, at offset: Int, in part: Range<Int>) -> Range<Int> {
            guard !part.isEmpty else { return offset..<offset }
            let bytes = Array(substring(part).utf8)
            var marks = [PangoLogAttr](repeating: PangoLogAttr(), count: part.count + 1)
            bytes.withUnsafeBytes { bytes in
                pango_get_log_attrs(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), -1,
                    pango_language_get_default(), &marks, Int32(marks.count))
            }
            func isBoundary(_ index: Int) -> Bool {
                switch unit {
                case .character: marks[index].is_cursor_position != 0
                case .word: marks[index].is_word_start != 0 && marks[index].is_word_boundary != 0
                case .wordEnd: marks[index].is_word_end != 0 && marks[index].is_word_boundary != 0
                case .sentence: marks[index].is_sentence_start != 0
                case .sentenceEnd: marks[index].is_sentence_end != 0
                case .line, .lineEnd, .paragraph: false
                }
            }
            let local = min(offset - part.lowerBound, part.count)
            var start = local
            while start > 0, !isBoundary(start) { start -= 1 }
            var end = local + 1
            while end < part.count, !isBoundary(end) { end += 1 }
            return part.lowerBound + start..<part.lowerBound + min(max(end, start), part.count)
        }
    }
#endif
