/// A text being edited: its characters, what is selected, what an input method is composing, and
/// what can be undone. A value without any view.
///
/// All offsets count UTF-8 bytes and lie between characters, as a reader sees characters. An edit
/// looks only at the paragraphs it touches.
package struct EditBuffer {
    /// Text that an input method shows at the caret before it is committed.
    package struct Composition: Equatable, Sendable {
        package var text: String
        /// UTF-8 offsets within the text.
        package var selection: Range<Int>
    }

    /// A range of paragraphs that was replaced by another.
    package struct ParagraphChange: Equatable, Sendable {
        package let replaced: Range<Int>
        package let count: Int
    }

    package private(set) var text: String
    package internal(set) var selection: EditSelection
    package internal(set) var composition: Composition?
    package internal(set) var history = EditHistory()
    /// Grows with every change of the text.
    package private(set) var version = 0
    /// The bytes of each paragraph, with what ends it; the last has no end.
    private var paragraphs: PrefixSums<Int>
    /// The changes since the last call of `takeChanges`.
    private var changes: [ParagraphChange] = []

    /// A long text as it was before its last edit, and that edit.
    private var textBehind: String?
    private var lastEdit: (range: Range<Int>, new: String)?

    package init(_ text: String = "") {
        self.text = text
        self.text.makeContiguousUTF8()
        paragraphs = PrefixSums([])
        selection = EditSelection(caret: 0)
        paragraphs = PrefixSums(lengths(in: 0..<utf8Count, isLast: true))
        selection = EditSelection(caret: utf8Count)
    }

    package var utf8Count: Int { text.utf8.count }

    // MARK: Paragraphs

    package var paragraphCount: Int { paragraphs.count }

    /// The number of the paragraph an offset stands in.
    package func paragraph(at offset: Int) -> Int { paragraphs.index(reaching: offset) }

    package func paragraphStart(_ number: Int) -> Int { paragraphs.sum(before: number) }

    /// The bytes of a paragraph, with what ends it.
    package func paragraphLength(_ number: Int) -> Int { paragraphs[number] }

    /// The bytes of some paragraphs, each with what ends it.
    package func paragraphLengths(in numbers: Range<Int>) -> [Int] {
        paragraphs.values(in: numbers)
    }

    package func forEachParagraphLength(_ visit: (Int) -> Void) { paragraphs.forEach(visit) }

    /// The bytes of a paragraph without what ends it.
    package func paragraphRange(_ number: Int) -> Range<Int> {
        let start = paragraphs.sum(before: number)
        let end = start + paragraphs[number]
        guard number < paragraphs.count - 1 else { return start..<end }
        return start..<end - Self.separatorLength(endingAt: end, in: text)
    }

    /// The changes of paragraphs since the last call, oldest first.
    package mutating func takeChanges() -> [ParagraphChange] {
        defer { changes = [] }
        return changes
    }

    /// Notes that the paragraph of the caret looks different though its text has not changed.
    mutating func noteAppearanceChange() {
        let number = paragraph(at: selection.head)
        changes.append(ParagraphChange(replaced: number..<number + 1, count: 1))
    }

    // MARK: Text

    package func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), utf8Count))
    }

    package func offset(of index: String.Index) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
    }

    package func string(in range: Range<Int>) -> String {
        String(text[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// Replaces bytes between scalars, and nothing else: selection and history stay.
    mutating func replaceBytes(_ range: Range<Int>, with new: String) {
        guard !range.isEmpty || !new.isEmpty else { return }
        var first = paragraph(at: range.lowerBound)
        var last = paragraph(at: range.upperBound)
        // A line feed put behind a carriage return belongs to the paragraph that this one ends.
        if first > 0, paragraphStart(first) == range.lowerBound, byte(range.lowerBound - 1) == 13 {
            first -= 1
        }
        let start = paragraphStart(first)
        var end = paragraphStart(last) + paragraphs[last]
        replaceInText(range, with: new)
        let growth = new.utf8.count - range.count
        if last < paragraphs.count - 1, byte(end + growth - 1) == 13, byte(end + growth) == 10 {
            last += 1
            end += paragraphs[last]
        }
        let lengths = lengths(in: start..<end + growth, isLast: last == paragraphs.count - 1)
        paragraphs.replaceSubrange(first..<last + 1, with: lengths)
        changes.append(ParagraphChange(replaced: first..<last + 1, count: lengths.count))
        version += 1
    }

    /// The view that shows the text refers to it until the next update, so an edit in place would
    /// copy all of it. The text before the previous edit has no other owner by then: in a long text
    /// both edits are applied to that one, and the two buffers swap.
    private mutating func replaceInText(_ range: Range<Int>, with new: String) {
        let shown = text
        if let edit = lastEdit {
            text = textBehind ?? text
            textBehind = nil
            Self.replace(edit.range, with: edit.new, in: &text)
        }
        Self.replace(range, with: new, in: &text)
        let isLong = utf8Count > Self.longText
        textBehind = isLong ? shown : nil
        lastEdit = isLong ? (range, new) : nil
    }

    /// Frees the spare buffer that makes the next edit of a long text cheap.
    mutating func endEditing() {
        textBehind = nil
        lastEdit = nil
    }

    private static func replace(_ range: Range<Int>, with new: String, in text: inout String) {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.utf8.index(start, offsetBy: range.count)
        text.replaceSubrange(start..<end, with: new)
    }

    /// Bytes of a text of which a copy costs more than two edits.
    private static let longText = 1 << 14

    private func byte(_ offset: Int) -> UInt8? {
        offset >= 0 && offset < utf8Count ? text.utf8[index(offset)] : nil
    }

    /// The lengths of the paragraphs in a range of the text.
    private func lengths(in range: Range<Int>, isLast: Bool) -> [Int] {
        var lengths: [Int] = []
        text.utf8.withContiguousStorageIfAvailable { bytes in
            let words = UnsafeRawBufferPointer(bytes)
            var start = range.lowerBound
            var position = start
            while position < range.upperBound {
                let end = min(position + 8, range.upperBound)
                if end - position == 8,
                    !Self.mayHaveSeparator(
                        words.loadUnaligned(fromByteOffset: position, as: UInt64.self))
                {
                    position = end
                    continue
                }
                while position < end {
                    let length = Self.separatorLength(in: bytes, at: position)
                    position += max(length, 1)
                    if length > 0 {
                        lengths.append(position - start)
                        start = position
                    }
                }
            }
            if isLast || start < range.upperBound { lengths.append(range.upperBound - start) }
        }
        return lengths
    }

    /// Whether a separator may begin in eight bytes: whether one of them is LF, CR or the first of
    /// U+2029. A byte of a difference is zero if, and only if, taking 1 from each byte turns on a
    /// highest bit that was off (Alan Mycroft, 1987).
    private static func mayHaveSeparator(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func zeros(_ byte: UInt64) -> UInt64 {
            let difference = word ^ (byte &* ones)
            return (difference &- ones) & ~difference
        }
        return (zeros(0x0A) | zeros(0x0D) | zeros(0xE2)) & (ones << 7) != 0
    }

    /// The length of the separator at an offset (LF, CR, CR LF or U+2029) in bytes; 0 for none.
    private static func separatorLength(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int
    {
        switch bytes[start] {
        case 0x0A: 1
        case 0x0D: start + 1 < bytes.count && bytes[start + 1] == 0x0A ? 2 : 1
        case 0xE2
        where start + 2 < bytes.count && bytes[start + 1] == 0x80 && bytes[start + 2] == 0xA9: 3
        default: 0
        }
    }

    private static func separatorLength(endingAt end: Int, in text: String) -> Int {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            switch bytes[end - 1] {
            case 0x0A: end > 1 && bytes[end - 2] == 0x0D ? 2 : 1
            case 0x0D: 1
            default: 3
            }
        } ?? 1
    }

    /// Traps where the list of paragraphs does not match the text; for tests.
    package func checkInvariants() {
        var expected: [Int] = []
        var actual: [Int] = []
        expected = lengths(in: 0..<utf8Count, isLast: true)
        paragraphs.forEach { actual.append($0) }
        guard expected == actual else { fatalError("Paragraphs \(actual) are not \(expected)") }
        for offset in [selection.anchor, selection.head] {
            guard boundary(atOrAfter: offset) == offset else {
                fatalError("A selection ends at \(offset), inside of a character")
            }
        }
    }
}
