import CasementTesting
import SwiftUI
import Testing

/// Going back in a navigation stack without the button.
@MainActor
struct NavigationKeyTests {
    private struct Stack: View {
        @State private var path = [1, 2]
        @State private var text = "some words"
        @State private var isSheetShown = false
        var log = CallbackLog()
        var hidesButton = false
        var takesEscape = false

        var body: some View {
            NavigationStack(path: $path) {
                Text("root")
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("page \(number)")
                            TextField("Field", text: $text)
                            Button("Sheet") { isSheetShown = true }
                            if takesEscape {
                                Button("Cancel") { log("cancelled") }
                                    .keyboardShortcut(.cancelAction)
                            }
                        }
                        .navigationBarBackButtonHidden(hidesButton)
                    }
            }
            .sheet(isPresented: $isSheetShown) { Text("sheet") }
        }
    }

    @Test(
        "Ctrl with the bracket, Alt with the left arrow and Escape go back",
        arguments: [
            "ctrl+[", "alt+Left", "Escape",
        ])
    func keys(_ key: String) {
        let app = TestApp { Stack() }
        // The field has the keyboard until it is left.
        app.key("Escape")
        app.find("page 2").expect()
        app.key(key)
        app.advance(by: .seconds(1))
        app.find("page 1").expect()
        app.key(key)
        app.advance(by: .seconds(1))
        app.find("root").expect()
        app.key(key)
        app.advance(by: .seconds(1))
        app.find("root").expect()
        #expect(app.windows.count == 1)
    }

    @Test("Escape leaves a text field first, and a shortcut of the page has it before the stack")
    func takenElsewhere() {
        let log = CallbackLog()
        let app = TestApp { Stack() }
        app.find("Field").focus()
        app.key("Escape")
        app.advance(by: .seconds(1))
        app.find("page 2").expect()
        app.key("Escape")
        app.advance(by: .seconds(1))
        app.find("page 1").expect()
        let other = TestApp { Stack(log: log, takesEscape: true) }
        other.key("Escape")
        other.advance(by: .seconds(1))
        other.find("page 2").expect()
        #expect(log.lines == ["cancelled"])
    }

    @Test("Behind a sheet nothing goes back")
    func sheet() {
        let app = TestApp { Stack() }
        app.find("Sheet").tap()
        app.advance(by: .seconds(1))
        app.key("ctrl+[")
        app.key("Escape")
        app.advance(by: .seconds(1))
        app.find("page 2").expect()
    }

    @Test("A page that hides the button back has no keys for it")
    func hidden() {
        let app = TestApp { Stack(hidesButton: true) }
        app.find("Back").expectNone()
        app.key("ctrl+[")
        app.key("Escape")
        app.advance(by: .seconds(1))
        app.find("page 2").expect()
    }

    private struct OlderStack: View {
        var body: some View {
            NavigationView {
                NavigationLink("Go", destination: OlderPage()).navigationTitle("Start")
            }
        }
    }

    private struct OlderPage: View {
        @Environment(\.presentationMode) private var mode
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("older page")
                Button("Older way") { mode.wrappedValue.dismiss() }
                Button("Newer way") { dismiss() }
            }
        }
    }

    @Test("In a NavigationView a destination is pushed, and leaves by either kind of dismissal")
    func olderForms() {
        let app = TestApp { OlderStack() }
        for way in ["Older way", "Newer way"] {
            app.find("Go").tap()
            app.advance(by: .seconds(1))
            app.find("older page").expect()
            app.find(way).tap()
            app.advance(by: .seconds(1))
            app.find("Go").expect()
        }
        app.find("Go").tap()
        app.advance(by: .seconds(1))
        app.key("Escape")
        app.advance(by: .seconds(1))
        app.find("Go").expect()
    }
}
