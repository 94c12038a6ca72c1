import Foundation
import FoundationNames
import Testing

struct ListFormatterTests {
    private func formatter(_ locale: String) -> ListFormatter {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    @Test(
        "Items are joined as the language joins them",
        arguments: [
            ("en", "A, B, and C"), ("en_GB", "A, B and C"), ("de", "A, B und C"),
            ("fr", "A, B et C"), ("es", "A, B y C"), ("it", "A, B e C"), ("ru", "A, B и C"),
            ("ja", "A、B、C"), ("ar", "\u{2068}A\u{2069} و\u{2068}B\u{2069} و\u{2068}C\u{2069}"),
        ])
    func languages(locale: String, text: String) {
        #expect(formatter(locale).string(from: ["A", "B", "C"]) == text)
    }

    @Test("Items that are not texts are described, or get their texts from a formatter")
    func items() {
        let english = formatter("en_GB")
        #expect(english.string(from: [1, "two"]) == "1 and two")
        #expect(english.string(from: []) == "")
        #expect(english.string(for: ["one"]) == "one")
        #expect(english.string(for: 1) == nil)
        let numbers = NumberFormatter()
        numbers.locale = english.locale
        numbers.numberStyle = .spellOut
        english.itemFormatter = numbers
        #expect(english.string(from: [1, 2, 3]) == "one, two and three")
        #expect(english.string(from: [1, "two"]) == nil)
        #expect(ListFormatter.localizedString(byJoining: ["one"]) == "one")
    }
}
