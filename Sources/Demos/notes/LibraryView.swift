import SwiftData
import SwiftUI

/// The list of notes; a note opens in a window of its own.
struct LibraryView: View {
    @Query private var notes: [Note]
    @Environment(\.modelContext) private var context
    @Environment(\.openWindow) private var openWindow
    @Environment(\.scenePhase) private var scenePhase
    @SceneStorage("selection") private var selection: Int?
    @SceneStorage("filter") private var filter = ""

    var body: some View {
        VStack(spacing: 12) {
            TextField("Search", text: $filter)
                .accessibilityIdentifier("search")
            NoteList(filter: filter, selection: $selection)
            HStack {
                Text("\(notes.count) notes")
                    .foregroundStyle(.secondary)
                Spacer()
                Button("New note") {
                    if let note = context.addNote() { openWindow(id: "note", value: note.number) }
                }
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
}

/// The notes with a word in their titles.
private struct NoteList: View {
    @Query private var notes: [Note]
    @Binding var selection: Int?

    init(filter: String, selection: Binding<Int?>) {
        _selection = selection
        _notes = Query(
            filter: #Predicate {
                filter.isEmpty
                    || ($0.title.isEmpty ? $0.name : $0.title).localizedStandardContains(filter)
            }, sort: \.number)
    }

    var body: some View {
        List(selection: $selection) {
            ForEach(notes, id: \.number) { note in
                Label(note.shownTitle, systemImage: note.symbol)
            }
        }
    }
}
