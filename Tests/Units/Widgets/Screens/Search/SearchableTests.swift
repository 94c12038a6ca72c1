import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct SearchableTests {
    @Test("Text typed into the search field is the app's")
    func typing() {
        struct Searching: View {
            @State private var text = ""
            var body: some View {
                Text(verbatim: "found \(text)").searchable(text: $text, prompt: "Find")
            }
        }
        let host = ViewHost { Searching() }
        host.press("Find")
        host.send(.text("abc"))
        #expect(host.shows("found abc"))
    }
}
