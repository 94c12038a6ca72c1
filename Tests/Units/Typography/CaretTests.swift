import Foundation
import Testing

@testable import Typography

@MainActor
struct CaretTests {
    private let shaper = TextShaper()
    private let body = FontDescription.system(size: 14, lineHeight: 20)

    private func shape(_ string: String, width: CGFloat? = nil) -> ShapedText {
        shaper.shape(TextContent(string, font: body), within: .init(width: width))
    }

    private func caretOffsets(_ string: String) -> [Int] {
        string.indices.map { string.utf8.distance(from: string.startIndex, to: $0) }
            + [string.utf8.count]
    }

    @Test(
        "A click where a caret stands finds its offset",
        arguments: [
            "Hello, world", "naïve cafe\u{301}!", "a😀b👩‍👩‍👧c🇩🇪", "שלום עולם", "漢字かな", "",
        ])
    func roundTrip(string: String) {
        let text = shape(string)
        for offset in caretOffsets(string) {
            let caret = text.caretRect(atUTF8Offset: offset)
            #expect(caret.height == 20)
            #expect(text.utf8Offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset)
        }
    }

    @Test("Carets move right in Latin and left in Hebrew")
    func directions() {
        let latin = shape("abc")
        #expect(latin.caretRect(atUTF8Offset: 0).minX < latin.caretRect(atUTF8Offset: 3).minX)
        let hebrew = shape("שלום")
        #expect(hebrew.caretRect(atUTF8Offset: 0).minX > hebrew.caretRect(atUTF8Offset: 8).minX)
    }

    @Test("Every caret of a wrapped text is found again on its line")
    func wrappedRoundTrip() {
        let string = "The quick brown fox jumps\nover the lazy dog 😀 and away"
        let text = shape(string, width: 80)
        #expect(text.lines.count > 3)
        for offset in caretOffsets(string) {
            let caret = text.caretRect(atUTF8Offset: offset)
            #expect(text.utf8Offset(at: CGPoint(x: caret.minX + 0.01, y: caret.midY)) == offset)
        }
    }

    @Test("A click beyond a wrapped line stays on it")
    func beyondLine() {
        let text = shape("The quick brown fox jumps over", width: 80)
        let line = text.lines[0]
        let offset = text.utf8Offset(at: CGPoint(x: 1_000, y: line.rect.midY))
        #expect(line.range.contains(offset))
        #expect(text.utf8Offset(at: CGPoint(x: -50, y: -50)) == 0)
        #expect(text.utf8Offset(at: CGPoint(x: 1_000, y: 1_000)) == 30)
    }

    @Test("A selection covers its characters, on each line once")
    func selection() {
        let text = shape("one two\nthree")
        #expect(text.selectionRects(for: 2..<2).isEmpty)
        let word = text.selectionRects(for: 4..<7)
        #expect(word.count == 1)
        #expect(abs(word[0].minX - text.caretRect(atUTF8Offset: 4).minX) < 0.01)
        #expect(abs(word[0].maxX - text.caretRect(atUTF8Offset: 7).minX) < 0.01)
        let both = text.selectionRects(for: 4..<10)
        #expect(both.map(\.minY) == [0, 20])
        #expect(both[0].maxX > word[0].maxX)
    }

    @Test("A selection in mixed directions may have several parts")
    func mixedSelection() {
        let string = "abc שלום def"
        let text = shape(string)
        let all = text.selectionRects(for: 0..<string.utf8.count)
        #expect(all.count == 1)
        #expect(abs(all[0].width - text.lines[0].rect.width) < 0.1)
        #expect(text.selectionRects(for: 2..<8).count == 2)
    }

    @Test("Characters are passed whole")
    func graphemes() {
        let string = "a👩‍👩‍👧e\u{301}z"
        let text = shape(string)
        var offset = 0
        var visited = [0]
        while offset < string.utf8.count {
            offset = text.nextGrapheme(from: offset)
            visited.append(offset)
        }
        #expect(visited == caretOffsets(string))
        var back = [offset]
        while offset > 0 {
            offset = text.previousGrapheme(from: offset)
            back.append(offset)
        }
        #expect(back == visited.reversed())
        #expect(text.nextGrapheme(from: string.utf8.count) == string.utf8.count)
        #expect(text.previousGrapheme(from: 0) == 0)
    }

    @Test("An offset within a character leads to its ends")
    func withinGrapheme() {
        let text = shape("a😀b")
        #expect(text.previousGrapheme(from: 3) == 1)
        #expect(text.nextGrapheme(from: 3) == 5)
        #expect(shape("😀").previousGrapheme(from: 1) == 0)
    }

    @Test("A double click selects a word, over paragraphs too")
    func words() {
        let text = shape("one two,  three\nfour")
        #expect(text.wordRange(at: 5) == 4..<7)
        #expect(text.wordRange(at: 0) == 0..<3)
        #expect(text.wordRange(at: 9) == 8..<10)
        #expect(text.wordRange(at: 15) == 10..<15)
        #expect(text.wordRange(at: 17) == 16..<20)
        #expect(shape("").wordRange(at: 0) == 0..<0)
    }

    @Test("Up and down keep to a column")
    func vertical() {
        let text = shape("first line\nab\nthird line")
        let down = text.offset(below: 7)
        #expect(down == 13)
        let x = text.caretRect(atUTF8Offset: 7).minX
        let third = text.offset(below: 13, preferredX: x)
        #expect(third.map { abs(text.caretRect(atUTF8Offset: $0).minX - x) < 8 } == true)
        #expect(text.offset(above: 3) == nil)
        #expect(text.offset(below: 20) == nil)
        #expect(text.offset(above: 14, preferredX: 0) == 11)
        #expect(text.lineRange(at: 12) == 11..<13)
    }

    @Test("An empty text has a line and a caret")
    func empty() {
        let text = shape("")
        #expect(text.size == CGSize(width: 0, height: 20))
        #expect(text.caretRect(atUTF8Offset: 0) == CGRect(x: 0, y: 0, width: 0, height: 20))
    }
}
