import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// The context menu of text fields and editors.
@MainActor
struct TextMenuTests {
    private struct Page: View {
        @State private var name = "Ada Lovelace"
        @State private var secret = "mother"
        @State private var notes = "first\nsecond"
        var body: some View {
            VStack {
                TextField("Name", text: $name).accessibilityIdentifier("name")
                SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
                TextEditor(text: $notes).accessibilityIdentifier("notes")
            }
        }
    }

    private let pasteboard = MemoryPasteboard()

    private func host() -> ViewHost {
        var environment = EnvironmentValues.forTests
        environment.pasteboard = pasteboard
        return ViewHost(width: 300, height: 500, environment) { Page() }
    }

    private func enabled(_ host: ViewHost) -> [String] {
        host.elements(.menuItem).filter(\.isEnabled).map(\.label)
    }

    @Test("A press with the other button opens a menu, whose rows do what the keys do")
    func commands() {
        let host = host()
        host.press("name")
        host.key(.character("a"), .control)
        host.press("name", button: .secondary)
        #expect(enabled(host) == ["Cut", "Copy", "Select All"])
        host.press("Cut")
        host.advance(1)
        #expect(pasteboard.string == "Ada Lovelace")
        #expect(host.element("name")?.properties.value == "")
        #expect(host.elements(.menuItem).isEmpty)
        host.press("name", button: .secondary)
        #expect(enabled(host) == ["Undo", "Paste"])
        host.press("Paste")
        #expect(host.element("name")?.properties.value == "Ada Lovelace")
        host.advance(1)
        host.press("name", button: .secondary)
        host.press("Undo")
        #expect(host.element("name")?.properties.value == "")
    }

    @Test("The menu leaves the focus in the field, and is used with the keys")
    func keys() {
        let host = host()
        host.press("notes", button: .secondary)
        host.key(.down)
        host.key(.return)
        #expect(host.elements(.menuItem).isEmpty)
        #expect(host.element("notes")?.isFocused == true)
        host.key(.character("c"), .control)
        #expect(pasteboard.string == "first\nsecond")
        host.press("notes", button: .secondary)
        host.key(.escape)
        #expect(host.elements(.menuItem).isEmpty)
        #expect(host.element("notes")?.isFocused == true)
    }

    @Test("Nobody copies from a secure field")
    func secure() {
        let host = host()
        host.press("secret")
        host.key(.character("a"), .control)
        host.press("secret", button: .secondary)
        #expect(enabled(host) == ["Select All"])
    }

    @Test("Ctrl+Tab leaves an editor, which takes Tab itself")
    func leaving() {
        let host = host()
        host.press("notes")
        host.key(.tab, .control)
        #expect(host.element("name")?.isFocused == true)
        host.key(.tab, [.control, .shift])
        #expect(host.element("notes")?.isFocused == true)
    }

    @Test("The menu of a link opens it, or copies its address")
    func link() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let opened = Box<[URL]>([])
        var environment = EnvironmentValues.forTests
        environment.pasteboard = pasteboard
        let host = ViewHost(width: 300, height: 300, environment) {
            Link("Site", destination: url).environment(
                \.openURL,
                OpenURLAction { url in
                    opened.value.append(url)
                    return .handled
                })
        }
        host.press("Site", button: .secondary)
        host.press("Copy Link")
        #expect(pasteboard.string == "https://example.org/a" && opened.value.isEmpty)
        host.advance(1)
        host.press("Site", button: .secondary)
        host.press("Open Link")
        #expect(opened.value == [url])
    }
}
