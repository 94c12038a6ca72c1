import Foundation
import Testing

@testable import FoundationNames

/// Attributed texts made of Markdown.
struct MarkdownTests {
    private func parts(
        _ text: AttributedString
    ) -> [(String, InlinePresentationIntent?, String?)] {
        text.runs.map {
            (
                String(text[$0.range].characters), $0.inlinePresentationIntent,
                $0.link?.absoluteString
            )
        }
    }

    @Test("S-555: Markdown gives parts of a text what they mean, and their links")
    func markdown() throws {
        let text = try AttributedString(
            markdown: "a **b** *c* `d` ~~e~~ [f](https://g.example/h)")
        let found = parts(text)
        #expect(found.map(\.0) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
        #expect(found[1].1 == .stronglyEmphasized)
        #expect(found[3].1 == .emphasized)
        #expect(found[5].1 == .code)
        #expect(found[7].1 == .strikethrough)
        #expect(found[9].2 == "https://g.example/h")
        #expect(found[0].1 == nil)
    }

    @Test("Lines of a paragraph are joined, unless white space is to stay")
    func lines() throws {
        let source = "one\ntwo\n\nthree"
        #expect(String(try AttributedString(markdown: source).characters) == "one twothree")
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let kept = try AttributedString(markdown: source, options: options)
        #expect(String(kept.characters) == source)
    }

    @Test("A link without a scheme begins at the base address")
    func base() throws {
        let text = try AttributedString(
            markdown: "[page](two.html)", baseURL: URL(string: "https://a.example/one.html"))
        #expect(parts(text).first?.2 == "https://a.example/two.html")
    }

    @Test("Bytes that are not UTF-8 are replaced")
    func invalid() throws {
        let text = try AttributedString(markdown: Data([0x61, 0xFF, 0x62]))
        #expect(String(text.characters) == "a\u{FFFD}b")
    }

    @Test("A localized text has its Markdown as attributes")
    func localized() {
        let text = AttributedString(localized: "**Two** words")
        #expect(parts(text).first?.0 == "Two")
        #expect(parts(text).first?.1 == .stronglyEmphasized)
    }
}
