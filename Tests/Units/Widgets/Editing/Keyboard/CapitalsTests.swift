import Testing
import Views

@testable import Widgets

/// When the keyboard on the screen writes a capital by itself.
struct CapitalsTests {
    private func isDue(
        _ text: String, _ capitals: TextInputAutocapitalization? = nil,
        _ type: UIKeyboardType = .default, _ content: UITextContentType? = nil,
        isSecure: Bool = false
    ) -> Bool {
        var traits = TextInputTraits()
        (traits.capitals, traits.keyboard, traits.content) = (capitals, type, content)
        return Capitals.isDue(after: text[...], traits, isSecure: isSecure)
    }

    @Test("S-603: sentences, words, all letters or none begin with capitals, as the field says")
    func rules() {
        #expect(isDue("") && isDue("One. ") && isDue("One?\n") && isDue("“One.” "))
        #expect(!isDue("One") && !isDue("One ") && !isDue("One.") && !isDue("1, "))
        #expect(isDue("one ", .words) && !isDue("one", .words) && isDue("", .words))
        #expect(isDue("ONE", .characters))
        #expect(!isDue("", .never))
    }

    @Test("S-603: addresses, names of accounts and secrets have no capitals by themselves")
    func addresses() {
        #expect(!isDue("", nil, .emailAddress) && !isDue("", nil, .URL))
        #expect(!isDue("", nil, .default, .username))
        #expect(!isDue("", .sentences, isSecure: true))
        // What the field says itself goes before.
        #expect(isDue("", .words, .emailAddress))
    }
}
