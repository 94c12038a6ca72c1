import RandomNumbers
import Testing
import Typography

@testable import Widgets

@MainActor
struct TextRowsTests {
    private static let pieces = [
        "a", "word ", "\n", "\r\n", "日本", "two\nlines", "a line that is long enough to be broken ",
    ]

    @Test(
        "Rows kept as they were shaped are those of the text as it is, after any edit",
        arguments: 1...30)
    func edits(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let shaper = TextShaper()
        let style = TextRowStyle(mode: .paragraphs)
        var buffer = EditBuffer(
            (0..<40).map { "Paragraph \($0)" }.joined(separator: seed % 2 == 0 ? "\n" : "\r\n"))
        func rows(_ buffer: inout EditBuffer) -> TextRows {
            TextRows(&buffer, style: style, width: 120, scale: 1, shaper: shaper)
        }
        var kept = rows(&buffer)
        for _ in 0..<80 {
            for _ in 0..<Int.random(in: 1...3, using: &numbers) { Self.edit(&buffer, &numbers) }
            kept.update(&buffer)
            let first = Int.random(in: 0..<kept.count, using: &numbers)
            let inSight = first..<min(first + 12, kept.count)
            for row in inSight { _ = kept.measureInSight(row, buffer) }
            kept.forgetRows(outside: inSight)
            var copy = buffer
            let anew = rows(&copy)
            #expect(kept.count == anew.count)
            for row in inSight {
                let (shown, expected) = (kept.shaped(row, buffer), anew.shaped(row, buffer))
                #expect(shown.text.string == expected.text.string)
                #expect(shown.text.lines == expected.text.lines)
                #expect(shown.display.range == expected.display.range)
                #expect(kept.height(of: row) == anew.height(of: row))
            }
        }
    }

    private static func edit(_ buffer: inout EditBuffer, _ numbers: inout SeededGenerator) {
        let place = Int.random(in: 0...buffer.utf8Count, using: &numbers)
        switch Int.random(in: 0..<11, using: &numbers) {
        case 0...2: buffer.insert(pieces.randomElement(using: &numbers) ?? "")
        case 3: buffer.move(.to(place))
        case 4:
            let other = Int.random(in: 0...buffer.utf8Count, using: &numbers)
            buffer.move(.to(place))
            buffer.move(.to(other), extending: true)
        case 5: buffer.delete(.backward)
        case 6:
            buffer.undo()
            if place % 2 == 0 { buffer.redo() }
        case 7: buffer.compose("かんじ", selected: 1..<1)
        case 8: buffer.compose("", selected: 0..<0)
        case 9:
            // As many characters as before.
            buffer.move(.to(place))
            buffer.delete(.backward)
            buffer.insert("x")
        default: buffer.replaceAll(with: buffer.text + "\nand a last one")
        }
    }
}
