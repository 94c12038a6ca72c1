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
}
