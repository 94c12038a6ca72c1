import CasementTesting
import Sessions
import SwiftUI
import Testing

/// Texts, large and small, that belong to a scene.
@MainActor
@Suite(.serialized)
struct SizeFaultsTests {
    private struct EditorApp: App {
        var body: some Scene {
            WindowGroup("Editor", id: "editor") { Editor() }
        }
    }

    private struct Editor: View {
        @SceneStorage("text") private var text = ""
        @SceneStorage("note") private var note = ""

        var body: some View {
            VStack {
                Text(verbatim: "\(text.utf8.count) bytes")
                Button("Paste") {
                    text = String(repeating: "A line of ordinary length.\n", count: 400_000)
                }
                Button("Empty") { text = "short" }
                TextEditor(text: $text)
                TextField("Note", text: $note)
            }
        }
    }

    @Test("FAULTS 49: a text of ten megabytes is not saved, said once, and typing goes on")
    func huge() {
        let app = TestApp(EditorApp.self)
        app.find(role: .textEditor).type("small")
        app.find("Paste").tap()
        app.find("10800000 bytes").expect()
        app.find("Note", role: .textField).type("typed beside it")
        let shaped = app.counting { app.type("!") }.textsShaped
        #expect(shaped < 10)
        app.find(role: .textEditor).focus()
        app.key("ctrl+Home")
        let edited = app.counting { app.type("x") }
        app.find("10800001 bytes").expect()
        #expect(edited.textsShaped < 100)
        #expect(app.logLines.count { $0.contains("over the limit") } == 1)
        app.kill()
        app.restart()
        app.find(role: .textEditor).expectValue("small")
        app.find("Note", role: .textField).expectValue("typed beside it!")
        app.find("Empty").tap()
        app.restart()
        app.find(role: .textEditor).expectValue("short")
    }

    @Test("FAULTS 50: every character typed before the last turn survives a kill -9")
    func typed() {
        let app = TestApp(EditorApp.self)
        var text = ""
        for word in ["every", " ", "one", " ", "of", " ", "them"] {
            app.find("Note", role: .textField).type(word)
            text += word
            app.kill()
            app.restart()
            app.find("Note", role: .textField).expectValue(text)
        }
    }
}
