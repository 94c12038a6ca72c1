import Foundation
import Testing
import Views

@testable import Widgets

/// Which keys the keyboard on the screen has.
struct KeyboardRowsTests {
    private func rows(
        _ language: String = "en", _ type: UIKeyboardType = .default,
        _ plane: KeyboardPlane? = nil, shift: KeyboardShift = .off, submit: SubmitLabel = .return,
        decimal: String = "."
    ) throws -> [[KeyboardKey]] {
        var traits = TextInputTraits()
        traits.keyboard = type
        traits.submitLabel = submit
        let layout = try #require(KeyboardLayouts()[language])
        return KeyboardRows(
            layout: layout, traits: traits, plane: plane ?? KeyboardRows.firstPlane(for: type),
            shift: shift, canChangeLayout: true, decimalSeparator: decimal
        ).rows
    }

    private func labels(_ rows: [[KeyboardKey]]) -> Set<String> {
        Set(rows.joined().map(\.label))
    }

    @Test(
        "There are layouts for six languages, each with its own letters",
        arguments: [
            ("en", "q"), ("de", "ö"), ("fr", "a"), ("es", "ñ"), ("ru", "щ"), ("ar", "ض"),
        ])
    func languages(language: String, letter: String) throws {
        let rows = try rows(language)
        #expect(labels(rows).contains(letter))
        #expect(rows.count == 4)
        // No key is there twice.
        let typed = rows.joined().compactMap { key -> String? in
            if case .text(let text) = key.action { text } else { nil }
        }
        #expect(Set(typed).count == typed.count)
    }

    @Test("A language that there is no layout for has none")
    func unknown() { #expect(KeyboardLayouts()["tlh"] == nil) }

    @Test("A data file that says too little is not a layout")
    func broken() {
        #expect(KeyboardLayout(KeyboardLayout.File(), over: KeyboardLayout.File()) == nil)
        var file = KeyboardLayout.File()
        (file.language, file.name) = ("xx", "X")
        file.letters = ["a b", "c d"]
        (file.symbols, file.moreSymbols) = (["1", "2", "3"], ["4", "5", "6"])
        #expect(KeyboardLayout(file, over: KeyboardLayout.File()) == nil)
        file.letters = ["a b", "c d", "e f"]
        #expect(KeyboardLayout(file, over: KeyboardLayout.File()) != nil)
    }

    @Test("Shift makes capitals of letters and of what lies behind them")
    func shift() throws {
        let key = try #require(try rows("de", shift: .once).joined().first { $0.label == "S" })
        #expect(key.alternates.contains("ẞ"))
        #expect(try labels(rows("ru", shift: .locked)).contains("Щ"))
        // Arabic has no capitals, and so no Shift.
        #expect(try !labels(rows("ar")).contains("Shift"))
    }

    @Test("S-602: each keyboardType has the keys that its text needs")
    func types() throws {
        #expect(try labels(rows("en", .emailAddress)).isSuperset(of: ["@", ".", "Space"]))
        let address = try labels(rows("en", .URL))
        #expect(address.isSuperset(of: ["/", ".com"]))
        #expect(!address.contains("Space"))
        #expect(try labels(rows("en", .twitter)).isSuperset(of: ["@", "#"]))
        #expect(try labels(rows("en", .numbersAndPunctuation)).contains("1"))
        let digits = try labels(rows("en", .numberPad))
        #expect(digits.isSuperset(of: (0...9).map(String.init)))
        #expect(!digits.contains("."))
        #expect(try labels(rows("de", .decimalPad, decimal: ",")).contains(","))
        #expect(try labels(rows("en", .phonePad)).isSuperset(of: ["+", "*", "#"]))
        #expect(try labels(rows("en", .namePhonePad, .pad)).isSuperset(of: ["Letters", "#"]))
    }

    @Test("Fields for addresses offer nothing that is not ASCII")
    func ascii() throws {
        for type in [UIKeyboardType.emailAddress, .URL, .asciiCapable] {
            let others = try rows("en", type).joined().flatMap(\.alternates)
            #expect(others.allSatisfy { $0.allSatisfy(\.isASCII) })
        }
        #expect(try rows().joined().contains { $0.alternates.contains("é") })
    }

    @Test("S-601: Return says what submitLabel says, in the layout's language")
    func submit() throws {
        #expect(try labels(rows()).contains("Return"))
        #expect(try labels(rows("en", submit: .search)).contains("Search"))
        #expect(try labels(rows("de", submit: .done)).contains("Fertig"))
        for label in [
            SubmitLabel.done, .go, .send, .join, .route, .search, .next, .continue,
        ] {
            for language in KeyboardLayouts.languages {
                #expect(try !labels(rows(language, submit: label)).contains("Return"))
            }
        }
    }

    @Test("A field for Latin letters gets a Latin layout, and others the chosen one")
    func latin() {
        let settings = ScreenKeyboardSettings(.always, languages: ["ru", "de"])
        let locale = Locale(identifier: "ru_RU")
        var traits = TextInputTraits()
        #expect(settings.language(for: traits, locale) == "ru")
        traits.keyboard = .emailAddress
        #expect(settings.language(for: traits, locale) == "de")
        settings.language = "de"
        traits.keyboard = .default
        #expect(settings.language(for: traits, locale) == "de")
    }

    @Test("The user's own language comes first where none was chosen")
    func order() {
        let settings = ScreenKeyboardSettings(.automatic)
        #expect(settings.languages(Locale(identifier: "fr_FR")).first == "fr")
        #expect(settings.languages(Locale(identifier: "ja_JP")).first == "en")
        #expect(settings.languages(Locale(identifier: "ar_EG")).count == 6)
    }
}
