import Typography

/// What one row of an edited text shows: its own characters, or a dot for each, with the composed
/// text of an input method. Converts between offsets of the text and of what is shown.
struct TextRowDisplay {
    static let dot = "\u{2022}"

    /// The bytes of the text the row stands for.
    var range: Range<Int>
    let content: TextContent
    /// The ends of the characters in bytes from the row's start, where each is shown as a dot.
    private let characterEnds: [Int]?
    /// The shown bytes before the composed text, within it and of it.
    private let before: Int
    private let caretInComposition: Int
    private let composed: Int
    private let composedAt: Int

    init(
        _ string: String, range: Range<Int>, style: TextRowStyle, caret: Int,
        composition: EditBuffer.Composition?
    ) {
        self.range = range
        var ends: [Int]?
        if style.mode == .dots {
            var end = 0
            ends = string.map { character in
                end += character.utf8.count
                return end
            }
        }
        characterEnds = ends
        func shown(_ text: some StringProtocol) -> String {
            ends == nil ? String(text) : String(repeating: Self.dot, count: text.count)
        }
        guard let composition, range.lowerBound <= caret, caret <= range.upperBound else {
            content = TextContent(shown(string), font: style.font)
            (before, caretInComposition, composed, composedAt) = (0, 0, 0, -1)
            return
        }
        let index = string.utf8.index(string.startIndex, offsetBy: caret - range.lowerBound)
        let head = composition.text.utf8.index(
            composition.text.startIndex, offsetBy: composition.selection.upperBound)
        let parts = [
            shown(string[..<index]), shown(composition.text), shown(string[index...]),
        ]
        content = TextContent(
            parts.enumerated().filter { !$1.isEmpty }.map { number, part in
                TextRun(part, font: style.font, underline: number == 1 ? .line : .none)
            })
        before = parts[0].utf8.count
        composed = parts[1].utf8.count
        caretInComposition = shown(composition.text[..<head]).utf8.count
        composedAt = caret
    }

    /// The shown offset of an offset in the text; while text is composed, the caret is inside it.
    func shown(_ offset: Int, asCaret: Bool = false) -> Int {
        let local = min(max(offset, range.lowerBound), range.upperBound) - range.lowerBound
        let own =
            characterEnds.map { ends in ends.prefix { $0 <= local }.count * Self.dot.utf8.count }
            ?? local
        if offset < composedAt || composedAt < 0 { return own }
        if offset == composedAt { return asCaret ? before + caretInComposition : before }
        return own + composed
    }

    /// The offset in the text of a shown offset.
    func offset(ofShown shown: Int) -> Int {
        var shown = shown
        if composedAt >= 0, shown > before { shown = max(before, shown - composed) }
        guard let characterEnds else { return min(range.lowerBound + shown, range.upperBound) }
        let count = min(shown / Self.dot.utf8.count, characterEnds.count)
        return range.lowerBound + (count == 0 ? 0 : characterEnds[count - 1])
    }
}
