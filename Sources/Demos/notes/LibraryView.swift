import SwiftUI

/// The list of notes; a note opens in a window of its own.
struct LibraryView: View {
    @EnvironmentObject private var library: NoteLibrary
    @Environment(\.openWindow) private var openWindow
    @Environment(\.scenePhase) private var scenePhase
    @SceneStorage("selection") private var selection: Int?
    @SceneStorage("filter") private var filter = ""

    var body: some View {
        VStack(spacing: 12) {
            TextField("Search", text: $filter)
                .accessibilityIdentifier("search")
            List(selection: $selection) {
                ForEach(shownNotes) { note in
                    Label(note.title, systemImage: note.symbol)
                }
            }
            HStack {
                Text("\(library.notes.count) notes")
                    .foregroundStyle(.secondary)
                Spacer()
                Button("New note") { openWindow(id: "note", value: library.add().id) }
                Button("Open") {
                    if let selection { openWindow(id: "note", value: selection) }
                }
                .buttonStyle(.borderedProminent)
                .disabled(selection == nil)
            }
        }
        .padding(20)
        .onChange(of: scenePhase) { old, new in print("library: \(old) to \(new)") }
    }

    private var shownNotes: [Note] {
        filter.isEmpty
            ? library.notes
            : library.notes.filter { $0.title.localizedCaseInsensitiveContains(filter) }
    }
}
