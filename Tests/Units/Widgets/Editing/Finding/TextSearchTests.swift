import Testing

@testable import Widgets

struct TextSearchTests {
    private func found(_ search: TextSearch, _ text: String) -> [String] {
        search.ranges(in: text).map { range in
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
            return String(text[start..<end])
        }
    }

    @Test("Words are found whatever their case, unless it is to match")
    func cases() {
        #expect(found(TextSearch("the"), "The theatre, THE end") == ["The", "the", "THE"])
        #expect(found(TextSearch("the", matchesCase: true), "The theatre, THE end") == ["the"])
        #expect(found(TextSearch("größe"), "Größe\nGRÖSSE GRÖßE") == ["Größe", "GRÖSSE", "GRÖßE"])
        #expect(TextSearch("").ranges(in: "abc").isEmpty)
    }

    @Test("Whole words have no letters beside them")
    func words() {
        let search = TextSearch("cat", wholeWords: true)
        #expect(search.ranges(in: "cat catalogue a cat, concat").map(\.lowerBound) == [0, 16])
        #expect(TextSearch("été", wholeWords: true).ranges(in: "été étés").count == 1)
    }

    @Test("Matches do not overlap and never end inside of a character")
    func boundaries() {
        #expect(TextSearch("aa").ranges(in: "aaaaa") == [0..<2, 2..<4])
        // An e with a combining accent is one character.
        #expect(TextSearch("e").ranges(in: "e\u{301} e") == [4..<5])
        #expect(TextSearch("x").ranges(in: "").isEmpty)
        #expect(TextSearch("longer").ranges(in: "long").isEmpty)
    }

    @Test("Going on from a match leads to its neighbours, and round the ends")
    func steps() {
        let finder = TextFinder()
        finder.update(TextSearch("a"), in: "a-a-a")
        #expect(finder.next(1, from: 0..<1) == 2..<3)
        #expect(finder.next(1, from: 4..<5) == 0..<1)
        #expect(finder.next(-1, from: 0..<1) == 4..<5)
        #expect(finder.next(1, from: 1..<1) == 2..<3)
        #expect(finder.next(-1, from: 3..<3) == 2..<3)
        #expect(finder.nearest(to: 5..<5) == 0..<1)
        #expect(finder.position(of: 2..<3) == 1)
        #expect(finder.position(of: 1..<2) == nil)
        finder.isShown = true
        #expect(Array(finder.ranges(touching: 1..<3, of: "a-a-a")) == [2..<3])
        #expect(finder.ranges(touching: 0..<5, of: "another text").isEmpty)
        finder.update(TextSearch("z"), in: "a-a-a")
        #expect(finder.next(1, from: 0..<0) == nil)
    }
}
