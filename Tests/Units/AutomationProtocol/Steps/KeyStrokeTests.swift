import Testing

@testable import AutomationProtocol

/// Names of keys as scenarios write them.
struct KeyStrokeTests {
    @Test("Modifiers stand before the key, joined by plus signs")
    func modifiers() throws {
        let stroke = try #require(KeyStroke("ctrl+shift+z"))
        #expect(stroke.key == .character("z"))
        #expect(stroke.modifiers == [.control, .shift])
        #expect(stroke.text == nil)
    }

    @Test("The plus key itself can be named, alone and with modifiers")
    func plus() throws {
        #expect(try #require(KeyStroke("+")).key == .character("+"))
        let stroke = try #require(KeyStroke("ctrl++"))
        #expect(stroke.key == .character("+"))
        #expect(stroke.modifiers == [.control])
    }

    @Test(
        "Keys have the names of the step table",
        arguments: [
            ("Return", KeyStroke.Key.return), ("Escape", .escape), ("Tab", .tab), ("Space", .space),
            ("Backspace", .backspace), ("Delete", .delete), ("Left", .left), ("Right", .right),
            ("Up", .up), ("Down", .down), ("Home", .home), ("End", .end), ("PageUp", .pageUp),
            ("PageDown", .pageDown), ("Menu", .menu), ("F1", .function(1)), ("F12", .function(12)),
        ])
    func names(name: String, key: KeyStroke.Key) throws {
        #expect(try #require(KeyStroke(name)).key == key)
    }

    @Test("A character types itself, with shift its capital")
    func text() throws {
        #expect(try #require(KeyStroke("a")).text == "a")
        #expect(try #require(KeyStroke("shift+a")).text == "A")
        #expect(try #require(KeyStroke("A")).modifiers == [.shift])
        #expect(try #require(KeyStroke("ä")).text == "ä")
        #expect(try #require(KeyStroke("Space")).text == " ")
        #expect(try #require(KeyStroke("Return")).text == nil)
    }

    @Test("A word that names no key is refused", arguments: ["", "ctrl+", "hyper+a", "F99", "ab"])
    func unknown(word: String) { #expect(KeyStroke(word) == nil) }
}
