import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Looking for words in a text editor, with keys and buttons as people do.
@MainActor
struct FindBarTests {
    private struct Page: View {
        @State var text: String
        @State var isFinding = false
        var isDisabled = false
        var mayReplace = true

        var body: some View {
            VStack {
                Text(isFinding ? "Finding" : "Reading")
                Button("Look") { isFinding = true }
                TextEditor(text: $text)
                    .replaceDisabled(!mayReplace)
                    .findDisabled(isDisabled)
                    .findNavigator(isPresented: $isFinding)
            }
        }
    }

    private func host(_ text: String, isDisabled: Bool = false, mayReplace: Bool = true)
        -> ViewHost
    {
        let host = ViewHost(width: 600, height: 300) {
            Page(text: text, isDisabled: isDisabled, mayReplace: mayReplace)
        }
        press(host)
        host.key(.home, .control)
        return host
    }

    private func type(_ text: String, _ host: ViewHost) {
        for letter in text { host.send(.text(String(letter))) }
    }

    private func text(_ host: ViewHost) -> String? {
        host.elements(.textEditor).first?.properties.value
    }

    private func press(_ host: ViewHost) {
        guard let frame = host.elements(.textEditor).first?.frame else { return }
        host.press(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test("S-620: Ctrl+F shows a find bar, whose field has the focus, and Escape closes it")
    func bar() {
        let host = host("one two one")
        host.key(.character("f"), .control)
        #expect(host.shows("Find"))
        #expect(host.shows("Finding"))
        type("one", host)
        #expect(host.element("Find")?.properties.value == "one")
        #expect(host.shows("1 of 2"))
        #expect(text(host) == "one two one")
        host.key(.escape)
        #expect(!host.shows("Find"))
        #expect(host.shows("Reading"))
        // The editor has the focus again, with what was found selected.
        type("1", host)
        #expect(text(host) == "1 two one")
    }

    @Test("What is said of an editor is said of it with its find bar, too")
    func described() {
        let host = ViewHost(width: 600, height: 300) {
            TextEditor(text: .constant("one two"))
                .accessibilityLabel("Letter").accessibilityIdentifier("letter")
        }
        press(host)
        host.key(.character("f"), .control)
        #expect(host.shows("Find"))
        let editor = host.elements(.textEditor).first
        #expect(editor?.label == "Letter" && editor?.properties.identifier == "letter")
    }

    @Test("S-620: Return, F3 and the buttons go on to the next match, round the end")
    func steps() {
        let host = host("one two one")
        host.key(.character("f"), .control)
        type("one", host)
        host.key(.return)
        #expect(host.shows("2 of 2"))
        host.key(.function(3))
        #expect(host.shows("1 of 2"))
        host.key(.function(3), .shift)
        #expect(host.shows("2 of 2"))
        host.press("Previous")
        #expect(host.shows("1 of 2"))
        type("x", host)
        #expect(host.shows("Not found"))
        #expect(host.element("Next")?.isEnabled == false)
    }

    @Test("S-621: A binding shows the find bar and becomes false when the bar is closed")
    func binding() {
        let host = host("one")
        host.press("Look")
        #expect(host.shows("Find"))
        host.press("Done")
        #expect(!host.shows("Find"))
        #expect(host.shows("Reading"))
    }

    @Test("S-622: Ctrl+H replaces one match or all, and all are one step to undo")
    func replacing() {
        let host = host("one two one, One")
        host.key(.character("h"), .control)
        type("one", host)
        host.press("Replace With")
        type("1", host)
        host.key(.return)
        #expect(text(host) == "1 two one, One")
        #expect(host.shows("1 of 2"))
        host.press("Replace All")
        #expect(text(host) == "1 two 1, 1")
        #expect(host.shows("Not found"))
        host.press("Done")
        press(host)
        host.key(.character("z"), .control)
        #expect(text(host) == "1 two one, One")
        host.key(.character("z"), .control)
        #expect(text(host) == "one two one, One")
    }

    @Test("S-622: Where replacing is disabled there is no field for it")
    func noReplacing() {
        let host = host("one", mayReplace: false)
        host.key(.character("h"), .control)
        #expect(host.shows("Find"))
        #expect(!host.shows("Replace All"))
    }

    @Test("S-623: Where finding is disabled neither keys nor a binding show the bar")
    func disabled() {
        let host = host("one", isDisabled: true)
        host.key(.character("f"), .control)
        #expect(!host.shows("Find"))
        host.press("Look")
        #expect(!host.shows("Find"))
    }

    @Test("What is selected is looked for first, and matches are marked in the text")
    func selection() {
        let host = host("cat dog cat")
        host.key(.right, [.shift, .control])
        let plain = host.lines("fill").count
        host.key(.character("f"), .control)
        #expect(host.element("Find")?.properties.value == "cat")
        #expect(host.shows("1 of 2"))
        #expect(host.lines("fill").count > plain + 1)
    }

    @Test("An edit of the text changes what is found")
    func edits() {
        let host = host("a b")
        host.key(.character("f"), .control)
        type("a", host)
        #expect(host.shows("1 of 1"))
        host.elements(.textEditor).first?.properties.setValue?("a a a")
        host.settle()
        #expect(host.shows("3"))
    }
}
