import CasementTesting
import SwiftUI
import Testing

/// What windows look like while another one has the keyboard.
@MainActor
struct KeyWindowLookTests {
    private struct ShelfApp: App {
        var body: some Scene { WindowGroup("Shelf", id: "shelf") { ShelfView() } }
    }

    private struct ShelfView: View {
        @State private var selection: String? = "Pear"
        @Environment(\.appearsActive) private var appearsActive

        var body: some View {
            VStack {
                Text(appearsActive ? "In use" : "At rest")
                List(["Apple", "Pear"], id: \.self, selection: $selection) { Text($0) }
            }
        }
    }

    /// The colours of LOOKS: the accent, and what stands on it.
    private static let accent = "#0A66D8"

    private func isLit(_ app: TestApp, _ window: Int) -> Bool {
        app.printedDisplayList(window: window).contains(Self.accent)
    }

    @Test(
        "A list's selection is in the accent colour in the key window, and grey in others",
        arguments: [TestApp.Screen.windows, .single])
    func selection(screen: TestApp.Screen) {
        let app = TestApp(ShelfApp.self, size: CGSize(width: 300, height: 200), screen: screen)
        #expect(isLit(app, 1))
        app.openWindow(id: "shelf")
        #expect(!isLit(app, 1) && isLit(app, 2))
        #expect(app.find("Pear").inWindow(1).exists)
        app.focusWindow(1)
        #expect(isLit(app, 1) && !isLit(app, 2))
        app.minimizeWindow(1)
        #expect(isLit(app, 2))
    }

    @Test("The text of a selected row is white in the key window alone, on the accent")
    func selectedText() {
        let app = TestApp(ShelfApp.self, size: CGSize(width: 300, height: 200))
        func isWhite(_ window: Int) -> Bool {
            app.printedDisplayList(window: window).split(separator: "\n")
                .contains { $0.contains("Pear") && $0.contains("#FFFFFF") }
        }
        #expect(isWhite(1))
        app.openWindow(id: "shelf")
        #expect(!isWhite(1) && isWhite(2))
        app.focusWindow(1)
        #expect(isWhite(1) && !isWhite(2))
    }

    @Test("Views read whether their window is in use")
    func environment() {
        let app = TestApp(ShelfApp.self, size: CGSize(width: 300, height: 200))
        #expect(app.find("In use").exists)
        app.openWindow(id: "shelf")
        let states = app.printedTree
        #expect(states.contains("At rest") && states.contains("In use"))
    }

    private struct NoteApp: App {
        var body: some Scene { WindowGroup("Note", id: "note") { NoteView() } }
    }

    private struct NoteView: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("Text", text: $text).focused($isFocused)
                .onAppear { isFocused = true }
        }
    }

    @Test(
        "A field shows its caret in the key window alone, and in others wakes nobody for it",
        arguments: [TestApp.Screen.windows, .single])
    func caret(screen: TestApp.Screen) {
        let app = TestApp(NoteApp.self, size: CGSize(width: 300, height: 200), screen: screen)
        /// The border of the field with the focus, and the caret.
        func accents(_ window: Int) -> Int {
            app.printedDisplayList(window: window).split(separator: "\n")
                .count { $0.contains(Self.accent) }
        }
        func blinks(_ window: Int) -> Int {
            let surface = app.host.surfaces.first { $0.id.number == window }
            let before = surface?.frames ?? 0
            app.advance(by: .seconds(4))
            return (surface?.frames ?? 0) - before
        }
        #expect(accents(1) == 2 && blinks(1) >= 4)
        app.openWindow(id: "note")
        #expect(accents(1) == 0 && accents(2) == 2)
        #expect(blinks(1) == 0 && blinks(2) >= 4)
        #expect(app.host.surfaces.first { $0.id.number == 1 }?.tree.repaints.next == nil)
        app.focusWindow(1)
        #expect(accents(1) == 2 && accents(2) == 0)
        #expect(blinks(1) >= 4 && blinks(2) == 0)
        app.type("ab")
        #expect(app.find("Text").inWindow(1).value == "ab")
    }
}
