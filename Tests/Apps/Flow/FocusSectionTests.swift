import CasementTesting
import SwiftUI
import Testing

/// Arrow keys, as a remote control or a game pad sends them, and where the focus goes by default.
@MainActor
struct FocusSectionTests {
    /// Two columns, the right one below the left one's end.
    private struct Columns: View {
        let hasSections: Bool

        var body: some View {
            HStack(alignment: .top, spacing: 40) {
                column("Left", 3)
                column("Right", 2).padding(.top, 200)
            }
        }

        @ViewBuilder private func column(_ name: String, _ count: Int) -> some View {
            let buttons = VStack {
                ForEach(1...count, id: \.self) { Button("\(name) \($0)") {} }
            }
            if hasSections { buttons.focusSection() } else { buttons }
        }
    }

    private func focused(_ app: TestApp) -> String { app.findFocused().text }

    @Test("S-612: arrow keys move the focus inside of a section, and on to the next one")
    func sections() {
        let app = TestApp { Columns(hasSections: true) }
        app.find("Left 1").focus()
        app.key("Down")
        #expect(focused(app) == "Left 2")
        app.key("Up")
        #expect(focused(app) == "Left 1")
        // Nothing is straight ahead; the section as a whole is.
        app.key("Right")
        #expect(focused(app) == "Right 1")
        app.key("Down")
        #expect(focused(app) == "Right 2")
        app.key("Left")
        #expect(focused(app) == "Left 3")
        // The other section begins further down.
        app.key("Down")
        #expect(focused(app) == "Right 1")
    }

    @Test("S-612: a scroll view around a section is scrolled to what arrow keys move the focus to")
    func scrolled() {
        let app = TestApp {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(150)), GridItem(.fixed(150))]) {
                    ForEach(1...40, id: \.self) { number in
                        Button("Tile \(number)") {}.frame(height: 100)
                    }
                }
                .focusSection()
            }
            .frame(width: 320, height: 250)
        }
        app.find("Tile 1").focus()
        app.key("Right")
        #expect(focused(app) == "Tile 2")
        app.key("Down")
        #expect(focused(app) == "Tile 4")
        app.key("Left")
        #expect(focused(app) == "Tile 3")
        app.key("Up")
        #expect(focused(app) == "Tile 1")
    }

    @Test("S-612: without any section arrow keys leave the focus where it is")
    func none() {
        let app = TestApp { Columns(hasSections: false) }
        app.find("Left 1").focus()
        app.key("Down")
        app.key("Right")
        #expect(focused(app) == "Left 1")
    }

    private struct Form: View {
        let priority: DefaultFocusEvaluationPriority
        @FocusState private var focus: Int?

        var body: some View {
            VStack {
                Button("Before") {}
                VStack {
                    ForEach(1...3, id: \.self) { number in
                        Button("Field \(number)") {}.focused($focus, equals: number)
                    }
                }
                .defaultFocus($focus, 2, priority: priority)
            }
        }
    }

    @Test("S-613: defaultFocus has the focus when the view appears")
    func appearing() {
        for priority in [DefaultFocusEvaluationPriority.automatic, .userInitiated] {
            let app = TestApp { Form(priority: priority) }
            #expect(focused(app) == "Field 2")
        }
    }

    @Test("S-613: with userInitiated it also has the focus when the user moves it inside")
    func moving() {
        let user = TestApp { Form(priority: .userInitiated) }
        user.find("Before").focus()
        user.key("Tab")
        #expect(focused(user) == "Field 2")
        // Inside, Tab goes on as ever.
        user.key("Tab")
        #expect(focused(user) == "Field 3")
        let automatic = TestApp { Form(priority: .automatic) }
        automatic.find("Before").focus()
        automatic.key("Tab")
        #expect(focused(automatic) == "Field 1")
    }

    private struct Scope: View {
        @Namespace private var scope
        @FocusState private var focus: Int?
        @Environment(\.resetFocus) private var resetFocus

        var body: some View {
            VStack {
                VStack {
                    ForEach(1...3, id: \.self) { number in
                        Button("Field \(number)") {}.focused($focus, equals: number)
                    }
                }
                .defaultFocus($focus, 3)
                Button("Reset") { resetFocus(in: scope) }
            }
            .focusScope(scope)
        }
    }

    @Test("S-613: resetFocus moves the focus to the default of its scope")
    func resetting() {
        let app = TestApp { Scope() }
        app.find("Field 1").focus()
        app.find("Reset").tap()
        #expect(focused(app) == "Field 3")
    }

    @Test(
        "S-614: WindowDragGesture moves the window with the pointer",
        arguments: [
            TestApp.Screen.windows, .single,
        ])
    func windowDrag(screen: TestApp.Screen) throws {
        let app = TestApp(DraggedApp.self, screen: screen)
        let before = try #require(app.window(1)).frame
        app.press(at: CGPoint(x: 50, y: 50))
        app.movePress(to: CGPoint(x: 90, y: 80))
        app.release(at: CGPoint(x: 50, y: 50))
        let after = try #require(app.window(1)).frame
        #expect(after.origin == CGPoint(x: before.minX + 40, y: before.minY + 30))
        #expect(after.size == before.size)
        // A press that does not move is none.
        app.tap(at: CGPoint(x: 50, y: 50))
        #expect(app.window(1)?.frame == after)
    }

    private struct DraggedApp: App {
        var body: some Scene {
            WindowGroup {
                Color.blue.frame(width: 300, height: 200).gesture(WindowDragGesture())
            }
            .windowResizability(.contentSize)
        }
    }
}
