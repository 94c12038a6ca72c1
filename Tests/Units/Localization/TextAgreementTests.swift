import Foundation
import Testing

@testable import Localization

/// Texts whose words agree with a number.
struct TextAgreementTests {
    private func text(_ key: LocalizedStringKey, _ language: String = "en") -> String {
        key.plainString(
            in: LocalizationContext(locale: Locale(identifier: language)), now: Date())
    }

    @Test(
        "S-829: A noun in a mark that inflects agrees with the number before it",
        arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files"), (1234, "1,234 files")])
    func nouns(count: Int, expected: String) {
        #expect(text("^[\(count) file](inflect: true)") == expected)
        #expect(text("All ^[\(count) large file](inflect: true) here").hasSuffix(" here"))
    }

    @Test("S-829: Words around the mark, its traits and further marks stay as they are")
    func around() {
        #expect(
            text("^[\(2) box](inflect: true) in ^[\(1) city](inflect: true)") == "2 boxes in 1 city"
        )
        let key: LocalizedStringKey = "^[\(3) **Story**](inflect: true)!"
        let spans = key.resolved(
            in: LocalizationContext(locale: Locale(identifier: "en"))
        ).spans
        #expect(spans.map { $0.content.text } == ["3 ", "Stories", "!"])
        #expect(spans[1].traits == .bold)
    }

    @Test(
        "The plural of an English noun",
        arguments: [
            ("file", "files"), ("box", "boxes"), ("class", "classes"), ("branch", "branches"),
            ("city", "cities"), ("day", "days"), ("person", "people"), ("Person", "People"),
            ("child", "children"), ("woman", "women"), ("human", "humans"), ("leaf", "leaves"),
            ("analysis", "analyses"), ("sheep", "sheep"), ("potato", "potatoes"),
            ("photo", "photos"), ("FILE", "FILES"), ("mouse", "mice"), ("roof", "roofs"),
        ])
    func plurals(singular: String, plural: String) {
        #expect(EnglishPlural.of(singular) == plural)
    }

    @Test("S-829: In a language whose grammar is not known the text stays, without the mark")
    func otherLanguages() {
        #expect(text("^[\(2) fichier](inflect: true)", "fr") == "2 fichier")
        #expect(
            text(
                "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')",
                "es") == "Te damos la bienvenida")
    }

    @Test("S-830: Attributes of Foundation's Markdown are not text")
    func attributes() {
        #expect(text("Be ^[bold](weight: 'heavy', level: 2) now") == "Be bold now")
        #expect(text("^[file](morphology: { number: \"plural\" }, inflect: true)") == "files")
        #expect(text("\(2) of ^[book](agreeWithArgument: 1)") == "2 of books")
        #expect(text("2^[no attributes]") == "2^[no attributes]")
        #expect(text("x^[a](https://example.org)") == "x^a")
    }
}
