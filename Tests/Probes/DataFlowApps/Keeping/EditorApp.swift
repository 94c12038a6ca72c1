import SwiftUI

/// A window with two tabs and a window for each text; what is in a window stays with it.
struct EditorApp: App {
    var body: some Scene {
        WindowGroup("Library", id: "library") {
            LibraryView()
        }

        WindowGroup("Text", id: "text", for: Writing.ID.self) { $writingID in
            if let id = writingID {
                WritingView(writingID: id)
            } else {
                Text("No text")
            }
        }
    }
}

private struct Writing: Identifiable, Codable {
    let id: UUID
    var title: String

    static let all = [
        Writing(id: UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!, title: "Ode"),
        Writing(id: UUID(uuidString: "00000000-0000-0000-0000-00000000000B")!, title: "Fable"),
    ]
}

private struct LibraryView: View {
    @Environment(\.openWindow) private var openWindow
    @SceneStorage("libraryTab") private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            VStack {
                Text("All texts")
                ForEach(Writing.all) { writing in
                    Button("Open \(writing.title)") { openWindow(value: writing.id) }
                }
            }
            .tabItem { Label("Texts", systemImage: "house") }
            .tag(0)
            Text("Nothing to choose")
                .tabItem { Label("Choices", systemImage: "gear") }
                .tag(1)
        }
    }
}

private struct WritingView: View {
    let writingID: Writing.ID
    @SceneStorage("tab") private var tab = 0
    @SceneStorage("words") private var words = ""
    @SceneStorage("place") private var place: CGFloat = 0
    @SceneStorage("isRevising") private var isRevising = false
    @State private var unkept = 0

    var body: some View {
        let _ = print("\(title): first \(words.count) at \(Int(place))")
        TabView(selection: $tab) {
            VStack {
                TextEditor(text: $words)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .border(Color.gray, width: 1)
                HStack {
                    Text("\(words.count) letters")
                        .foregroundColor(.secondary)
                    Text("Place \(Int(place)), unkept \(unkept)")
                    Spacer()
                    Button("Further") {
                        place += 2.5
                        unkept += 1
                    }
                    Button(isRevising ? "Finish" : "Revise") {
                        isRevising.toggle()
                    }
                }
                .padding()
            }
            .tabItem {
                Label("Write", systemImage: "doc.text")
            }
            .tag(0)

            ScrollView {
                Text(words.isEmpty ? "An empty page" : words)
                    .padding()
            }
            .tabItem {
                Label("Read", systemImage: "eye")
            }
            .tag(1)
        }
        .navigationTitle(title)
    }

    private var title: String {
        Writing.all.first { $0.id == writingID }?.title ?? "Untitled"
    }
}
