import CasementTesting
import SwiftUI
import Testing

/// A text in two tabs whose words, tab and mode belong to its window and come back with it.
@MainActor
struct ManuscriptTests {
    private struct Manuscript: View {
        @SceneStorage("tab") private var tab = 0
        @SceneStorage("words") private var words = ""
        @SceneStorage("place") private var place: CGFloat = 0
        @SceneStorage("isEditing") private var isEditing = false

        var body: some View {
            TabView(selection: $tab) {
                VStack {
                    TextEditor(text: $words)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .border(Color.gray, width: 1)
                    HStack {
                        Text("\(words.count) characters").foregroundColor(.secondary)
                        Text("Place \(Int(place))")
                        Spacer()
                        Button(isEditing ? "Done" : "Edit") {
                            isEditing.toggle()
                            place += 10
                        }
                    }
                    .padding()
                }
                .tabItem { Label("Write", systemImage: "doc.text") }
                .tag(0)
                ScrollView {
                    Text(words.isEmpty ? "Nothing yet" : words).padding()
                }
                .tabItem { Label("Read", systemImage: "eye") }
                .tag(1)
            }
        }
    }

    private struct WritingApp: App {
        var body: some Scene {
            WindowGroup("Writing", id: "writing") { Manuscript() }
        }
    }

    private let app = TestApp(WritingApp.self)

    @Test("S-137, S-162, S-167: words, tab and mode are there again after a kill")
    func killed() {
        app.find(role: .textEditor).type("It was a dark night")
        app.find("19 characters").expect()
        app.find("Edit").tap()
        app.find("Read", role: .tab).tap()
        app.find("It was a dark night").expect()
        app.kill()
        app.restart()
        app.find("It was a dark night").expect()
        app.find("Read", role: .tab).expect()
        #expect(app.find("Read", role: .tab).isSelected)
        app.find("Write", role: .tab).tap()
        app.find("19 characters").expect()
        app.find("Place 10").expect()
        app.find("Done").expect()
    }

    @Test("S-158: two windows of the group keep words of their own")
    func twoWindows() {
        app.openWindow(id: "writing")
        app.find(role: .textEditor).inWindow(1).type("One")
        app.find(role: .textEditor).inWindow(2).type("Second")
        app.find("3 characters").inWindow(1).expect()
        app.find("6 characters").inWindow(2).expect()
        app.kill()
        app.restart()
        app.find("3 characters").inWindow(1).expect()
        app.find("6 characters").inWindow(2).expect()
    }
}
