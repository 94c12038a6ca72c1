import Foundation
import Testing

@testable import Views
@testable import Widgets

@MainActor
struct TextEditorEditingTests {
    struct Page: View {
        @State var text: String
        var body: some View { TextEditor(text: $text) }
    }

    @Test("Return and Tab are text; Tab with control leaves")
    func text() {
        let host = EditingHost(Page(text: ""))
        host.click(50, 50)
        host.type("a")
        host.key(.return)
        host.key(.tab)
        host.type("b")
        #expect(host.value == "a\n\tb")
        host.key(.tab, .control)
        #expect(host.value == "a\n\tb")
    }

    @Test("An editor fills its room, on the ground of content")
    func size() {
        let host = EditingHost(Page(text: ""))
        #expect(host.field.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect(host.field.role == .textEditor)
    }

    @Test("Arrows go from line to line and keep to their column")
    func lines() {
        let host = EditingHost(Page(text: "wide wide\ni\nwide wide"))
        host.click(290, 10)
        host.key(.down)
        host.key(.down)
        host.type("!")
        #expect(host.value == "wide wide\ni\nwide wide!")
        host.key(.up)
        host.type("?")
        #expect(host.value == "wide wide\ni?\nwide wide!")
        host.key(.home)
        host.type("<")
        host.key(.end)
        host.type(">")
        #expect(host.value == "wide wide\n<i?>\nwide wide!")
        host.key(.home, .control)
        host.type("^")
        #expect(host.value.hasPrefix("^wide"))
    }

    @Test("Home and End stop at the ends of wrapped lines")
    func wrapped() {
        let host = EditingHost(
            size: CGSize(width: 100, height: 100), Page(text: "aaaa bbbb cccc dddd eeee"))
        host.click(20, 38)
        host.key(.home)
        let start = host.caret
        #expect(start?.minX == 8)
        #expect(start?.minY == 28)
        host.key(.end)
        #expect(host.caret?.minY == 28)
        #expect((host.caret?.minX ?? 0) > 40)
    }

    @Test("The caret stays in sight while typing, and wheels scroll without moving it")
    func scrolling() {
        let host = EditingHost(Page(text: ""))
        host.click(50, 50)
        for number in 1...20 {
            host.type("\(number)")
            if number < 20 { host.key(.return) }
        }
        #expect(host.caret?.maxY == 92)
        #expect(host.shown.contains("\"20\""))
        host.wheel(-1000, at: CGPoint(x: 50, y: 50))
        #expect(host.shown.contains("\"1\""))
        #expect(!host.shown.contains("\"20\""))
        host.type("!")
        #expect(host.value.hasSuffix("20!"))
        #expect(host.caret?.maxY == 92)
    }

    @Test("A drag beyond the edge goes on selecting while the pointer rests")
    func dragBeyond() {
        let text = (1...50).map(String.init).joined(separator: "\n")
        let host = EditingHost(Page(text: text))
        host.press(2, 10)
        host.move(50, 140)
        host.key(.character("c"), .control)
        let first = host.pasteboard.string
        for _ in 0..<5 { host.advance(0.06) }
        host.key(.character("c"), .control)
        #expect(host.pasteboard.string.utf8.count > first.utf8.count)
        host.release(50, 140)
        #expect(host.pasteboard.string.hasPrefix("1\n2\n"))
    }

    @Test("Pages go up and down by what is in sight")
    func pages() {
        let text = (1...50).map(String.init).joined(separator: "\n")
        let host = EditingHost(Page(text: text))
        host.click(2, 10)
        host.key(.pageDown)
        host.type("x")
        #expect(host.value.contains("\nx4\n") || host.value.contains("\nx5\n"))
        host.key(.pageUp)
        host.key(.home)
        host.type("y")
        #expect(host.value.hasPrefix("y1\n"))
    }

    @Test("The scroll bar shows while scrolling, and scrolls when it is dragged")
    func scrollBar() {
        let text = (1...50).map(String.init).joined(separator: "\n")
        let host = EditingHost(Page(text: text))
        let still = host.shown
        host.wheel(200, at: CGPoint(x: 50, y: 50))
        host.wheel(-200, at: CGPoint(x: 50, y: 50))
        #expect(host.shown != still)
        #expect(host.tree.repaints.next == 1)
        host.advance(1)
        #expect(host.shown == still)
        #expect(host.tree.repaints.next == nil)
        host.move(292, 10)
        host.press(292, 10)
        host.move(292, 95)
        host.release(292, 95)
        #expect(host.shown.contains("\"50\""))
    }

    @Test("An editor that goes away with the focus, under the pointer, leaves both")
    func removal() {
        struct Note: View {
            @State var text = ""
            var body: some View {
                ZStack { if text != "x" { TextEditor(text: $text) } }
            }
        }
        let host = EditingHost(Note())
        host.move(50, 50)
        host.press(50, 50)
        host.type("x")
        host.tree.focus.dropIfGone()
        host.release(50, 50)
        host.move(60, 50)
        host.type("y")
        host.key(.left)
        #expect(host.fields.isEmpty)
        #expect(host.tree.focus.current == nil)
        #expect(host.tree.repaints.next == nil)
    }

    @Test("Three clicks select a paragraph")
    func paragraphs() {
        let host = EditingHost(Page(text: "one\ntwo\nthree"))
        host.click(20, 38, clicks: 3)
        host.key(.character("c"), .control)
        #expect(host.pasteboard.string == "two\n")
    }

    @Test("Typing into a megabyte shapes one paragraph")
    func megabyte() {
        let line = "The quick brown fox jumps over the lazy dog, again and again."
        let text = Array(repeating: line, count: 17_000).joined(separator: "\n")
        #expect(text.utf8.count > 1_000_000)
        let host = EditingHost(size: CGSize(width: 600, height: 400), Page(text: text))
        #expect(host.app.shaper.shapings < 30)
        host.click(100, 200)
        host.type("x")
        let before = host.app.shaper.shapings
        host.type("y")
        #expect(host.app.shaper.shapings == before + 1)
        host.key(.end, .control)
        host.type("!")
        #expect(host.caret.map { $0.maxY <= 392 } == true)
        #expect(host.value.hasSuffix("again.!"))
        host.key(.character("z"), .control)
        #expect(!host.value.hasSuffix("!"))
    }
}
