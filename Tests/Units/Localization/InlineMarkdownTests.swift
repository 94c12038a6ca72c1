import ProcessCosts
import Testing

@testable import Localization

struct InlineMarkdownTests {
    /// Bold as B(), italic I(), code C(), strikethrough S(), a link L(text→address).
    private func read(_ source: String) -> String {
        InlineMarkdown.pieces(of: source).map { piece in
            var text = piece.text
            if piece.traits.contains(.code) { text = "C(\(text))" }
            if piece.traits.contains(.strikethrough) { text = "S(\(text))" }
            if piece.traits.contains(.italic) { text = "I(\(text))" }
            if piece.traits.contains(.bold) { text = "B(\(text))" }
            if let link = piece.link { text = "L(\(text)→\(link))" }
            return text
        }.joined(separator: "|")
    }

    @Test("Stars and underscores emphasize")
    func emphasis() {
        #expect(read("a **b** c") == "a |B(b)| c")
        #expect(read("*a* _b_ __c__") == "I(a)| |I(b)| |B(c)")
        #expect(read("***both***") == "B(I(both))")
        #expect(read("**bold *and italic* more**") == "B(bold )|B(I(and italic))|B( more)")
        #expect(read("un*frigging*believable") == "un|I(frigging)|believable")
    }

    @Test("Marks that cannot pair stay as they are")
    func unpaired() {
        #expect(read("2 * 3 * 4") == "2 * 3 * 4")
        #expect(read("snake_case_name") == "snake_case_name")
        #expect(read("**open") == "**open")
        #expect(read("*a**") == "I(a)|*")
        #expect(read("a*b_c*d_") == "a|I(b_c)|d_")
        #expect(read("~5 to ~10") == "~5 to ~10")
    }

    @Test("Two tildes strike through")
    func strikethrough() {
        #expect(read("~~old~~ new") == "S(old)| new")
        #expect(read("~~**x**~~") == "B(S(x))")
    }

    @Test("Back quotes make code, in which nothing else means anything")
    func code() {
        #expect(read("`a * b * c`") == "C(a * b * c)")
        #expect(read("``a ` b``") == "C(a ` b)")
        #expect(read("`` ` ``") == "C(`)")
        #expect(read("`open") == "`open")
        #expect(read("**`x`**") == "B(C(x))")
    }

    @Test("Links have a text and an address")
    func links() {
        #expect(read("[Swift](https://swift.org)") == "L(Swift→https://swift.org)")
        #expect(read("see [*a*](b \"t\").") == "see |L(I(a)→b)|.")
        #expect(read("[a](b(c))") == "L(a→b(c))")
        #expect(read("[a](<b c>)") == "L(a→b c)")
        #expect(read("[no link] here") == "[no link] here")
        #expect(read("[a] (b)") == "[a] (b)")
        #expect(read("a] [") == "a] [")
        #expect(read("[a [b](c) d](e)") == "[a |L(b→c)| d](e)")
        #expect(read("*[a*](b)") == "*|L(a*→b)")
    }

    @Test("Addresses in angle brackets are links")
    func autolinks() {
        #expect(read("<https://a.b/c>") == "L(https://a.b/c→https://a.b/c)")
        #expect(read("<me@a.b>") == "L(me@a.b→mailto:me@a.b)")
        #expect(read("a < b > c <i>") == "a < b > c <i>")
    }

    @Test("A backslash takes the meaning away")
    func escapes() {
        #expect(read("\\*a\\*") == "*a*")
        #expect(read("\\[a](b)") == "[a](b)")
        #expect(read("C:\\temp\\") == "C:\\temp\\")
    }

    @Test("Line breaks and spaces stay")
    func whitespace() {
        #expect(read("a\n\n  b **c**") == "a\n\n  b |B(c)")
    }

    @Test("A long row of marks is read in reasonable time")
    func manyMarks() {
        let source = String(repeating: "*a **b ", count: 300)
        #expect(InlineMarkdown.pieces(of: source).map(\.text).joined() == source)
    }

    @Test(
        "Marks that never pair take time in proportion to the text", .timeLimit(.minutes(60)),
        arguments: [
            "[a](", "^[a](", "[", "![", "*a ", "a* ", "**a", "_a*", "a_ *a", "~~a ", "<", "<a:",
            "`a``",
            "[a](b", "^[a](inflect: true)", "^[", "(", "\\(", "***a**b*c",
        ])
    func hostile(unit: String) {
        // Alone, and with an end that each of them may look for.
        for end in ["", ")", ">", "`", "*", "](a)", "~~"] {
            func work(_ length: Int, times: Int) -> Double {
                let source = String(repeating: unit, count: length / unit.count) + end
                return (0..<times).map { _ in
                    processorTime { #expect(!InlineMarkdown.pieces(of: source).isEmpty) }
                }.min() ?? 0
            }
            // Sixteen times, if each mark takes the same time, and 256 times, if each looks at all.
            let short = work(750, times: 3)
            var long = work(12_000, times: 1)
            // Something else may have taken the processor's caches meanwhile.
            if long >= 64 * short { long = work(12_000, times: 3) }
            #expect(long < 64 * short, "\(unit) … \(end): \(short) s, and \(long) s")
        }
    }

    @Test("Runs of marks pair whatever their length", .timeLimit(.minutes(60)))
    func runs() {
        let stars = String(repeating: "*", count: 50_000)
        #expect(read("\(stars)a\(stars)") == "B(a)")
        var runs = ""
        for length in 1...300 { runs += String(repeating: "`", count: length) + "a" }
        #expect(InlineMarkdown.pieces(of: runs).allSatisfy { !$0.traits.contains(.code) })
    }

    @Test("Of links inside of brackets and parentheses the inner one counts")
    func nestedMarks() {
        #expect(read("(see [a](b(c)d)) [x") == "(see |L(a→b(c)d)|) [x")
        #expect(read("[a]( [b](c)") == "[a]( |L(b→c)")
        #expect(read(#"[a](b\)c)"#) == "L(a→b)c)")
        #expect(read("`a` ``b` [c](d) `e``") == "C(a)| |C(b` [c](d) `e)")
        #expect(read("<a <b:c> d>") == "<a |L(b:c→b:c)| d>" || read("<a <b:c> d>") == "<a <b:c> d>")
    }
}
