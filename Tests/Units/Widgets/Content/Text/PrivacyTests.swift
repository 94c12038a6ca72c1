import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct PrivacyTests {
    private func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> Int {
        ViewHost { content() }.lines("text").count
    }

    @Test("S-803: privacy redacts what is sensitive, and nothing else")
    func privacy() {
        #expect(
            texts {
                VStack {
                    Text("balance").privacySensitive()
                    Text("bank")
                }
                .redacted(reason: .privacy)
            } == 1)
        #expect(texts { Text("balance").privacySensitive() } == 1)
    }

    @Test("S-803: what is inside of something sensitive may be shown all the same")
    func exceptions() {
        #expect(
            texts {
                VStack {
                    Text("balance")
                    Text("currency").privacySensitive(false)
                }
                .privacySensitive()
                .redacted(reason: .privacy)
            } == 1)
        #expect(
            texts { Text("balance").privacySensitive().unredacted().redacted(reason: .privacy) }
                == 1)
    }

    @Test("S-803: a placeholder redacts what is not sensitive, too")
    func placeholder() {
        #expect(texts { Text("bank").redacted(reason: .placeholder) } == 0)
        #expect(texts { Text("bank").redacted(reason: [.placeholder, .privacy]) } == 0)
    }
}
