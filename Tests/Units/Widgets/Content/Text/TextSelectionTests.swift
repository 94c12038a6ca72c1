import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

/// Texts that people select and copy.
@MainActor
struct TextSelectionTests {
    private final class Clipboard: Pasteboard {
        var string = ""
    }

    private let clipboard = Clipboard()

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> ViewHost {
        var values = EnvironmentValues.forTests
        values.pasteboard = clipboard
        let host = ViewHost(values, content)
        // A text knows where its characters are once it has been painted.
        _ = host.drawn
        return host
    }

    private func click(_ host: ViewHost, at point: CGPoint, count: Int) {
        for number in 1...count {
            for phase in [PointerEvent.Phase.down, .up] {
                host.send(.pointer(PointerEvent(phase, at: point, clickCount: number)))
            }
        }
    }

    private func copied(_ host: ViewHost) -> String {
        clipboard.string = ""
        _ = host.drawn
        host.key(.character("c"), .control)
        return clipboard.string
    }

    @Test("S-380: A drag over a selectable text selects it, and Ctrl+C copies")
    func drag() throws {
        let host = host { Text("one two").textSelection(.enabled) }
        let frame = try #require(host.frame("one two"))
        host.drag(
            from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
        #expect(copied(host) == "one two")
        #expect(!host.lines("fill").isEmpty)
    }

    @Test("S-380: A text that is not selectable leaves the clipboard alone")
    func disabled() throws {
        let host = host { Text("one two") }
        let frame = try #require(host.frame("one two"))
        host.drag(
            from: CGPoint(x: frame.minX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
        #expect(copied(host) == "")
    }

    @Test("A double click selects a word, a triple click all of the text")
    func clicks() throws {
        let host = host { Text("one two").textSelection(.enabled) }
        let frame = try #require(host.frame("one two"))
        let point = CGPoint(x: frame.minX + 5, y: frame.midY)
        click(host, at: point, count: 2)
        #expect(copied(host) == "one")
        click(host, at: point, count: 3)
        #expect(copied(host) == "one two")
    }

    @Test("Shift extends the selection, by the pointer and by the arrow keys")
    func shift() throws {
        let host = host { Text("one two").textSelection(.enabled) }
        let frame = try #require(host.frame("one two"))
        host.press(at: CGPoint(x: frame.minX, y: frame.midY))
        host.key(.right, .shift)
        #expect(copied(host) == "o")
        host.key(.right, [.shift, .control])
        #expect(copied(host) == "one")
        host.press(at: CGPoint(x: frame.maxX - 1, y: frame.midY), .shift)
        #expect(copied(host) == "one two")
        host.key(.home, .shift)
        #expect(copied(host) == "")
    }

    @Test("Ctrl+A selects all, Escape and a press elsewhere nothing")
    func all() throws {
        let host = host {
            VStack {
                Text("one two").textSelection(.enabled)
                Text("other").textSelection(.enabled)
            }
        }
        host.press("one two")
        host.key(.character("a"), .control)
        #expect(copied(host) == "one two")
        host.key(.escape)
        #expect(copied(host) == "")
        host.key(.character("a"), .control)
        host.press("other")
        #expect(copied(host) == "")
    }

    @Test("A changed text is no longer selected, and one that only moves is")
    func changes() {
        struct Changing: View {
            @State private var text = "one"
            @State private var color = Color.red
            var body: some View {
                VStack {
                    Button("text") { text = "two" }
                    Button("color") { color = .blue }
                    Text(text).foregroundStyle(color).textSelection(.enabled)
                }
            }
        }
        let host = host { Changing() }
        host.press("one")
        host.key(.character("a"), .control)
        host.press("color")
        #expect(copied(host) == "one")
        host.press("text")
        #expect(copied(host) == "")
    }

    @Test("A press on a link in a selectable text follows the link")
    func links() throws {
        let opened = Box<[String]>([])
        let host = host {
            Text("[link](https://example.org)").textSelection(.enabled)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.value.append(url.absoluteString)
                        return .handled
                    })
        }
        host.press("link")
        #expect(opened.value == ["https://example.org"])
    }

    // MARK: In fields

    @Test("S-388: A field's selection is in its binding, and what is written there is selected")
    func binding() throws {
        struct Editing: View {
            let log: Box<TextSelection?>
            @State private var text = "hello"
            @State private var selection: TextSelection?
            var body: some View {
                VStack {
                    TextField("Name", text: $text, selection: $selection)
                    Button("word") {
                        selection = TextSelection(range: text.startIndex..<text.endIndex)
                    }
                }
                .onChange(of: selection) { log.value = $1 }
            }
        }
        let log = Box<TextSelection?>(nil)
        let host = ViewHost { Editing(log: log) }
        host.press("Name")
        #expect(log.value?.isInsertion == true)
        host.key(.character("a"), .control)
        #expect(log.value?.isInsertion == false)
        host.key(.right)
        #expect(log.value?.isInsertion == true)
        host.press("word")
        host.send(.text("bye"))
        #expect(host.element("Name")?.properties.value == "bye")
    }

    @Test("A selection of several parts is one from the first to the last")
    func several() {
        let text = "hello"
        let (a, b) = (text.startIndex, text.index(after: text.startIndex))
        var set = RangeSet(a..<b)
        set.insert(contentsOf: text.index(before: text.endIndex)..<text.endIndex)
        let selection = TextSelection(ranges: set)
        #expect(selection.offsets(in: text) == 0..<5)
        #expect(TextSelection(insertionPoint: text.endIndex).offsets(in: "he") == 2..<2)
    }
}
