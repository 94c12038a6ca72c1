import SwiftData
import SwiftUI

/// What the menus offer for notes: new ones from anywhere, the rest for the note in front.
struct NoteCommands: Commands {
    let context: ModelContext
    @Environment(\.openWindow) private var openWindow
    @FocusedBinding(\.noteTab) private var tab
    @FocusedBinding(\.noteIsPinned) private var isPinned

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New Note") {
                if let note = context.addNote() { openWindow(id: "note", value: note.number) }
            }
            .keyboardShortcut("n")
            Menu("Open Note") {
                NoteItems()
                    .modelContext(context)
            }
            Button("Open Library") { openWindow(id: "library") }
                .keyboardShortcut("l")
        }
        CommandMenu("Note") {
            Toggle("Pinned", isOn: Binding($isPinned) ?? .constant(false))
                .keyboardShortcut("p")
                .disabled(isPinned == nil)
            Divider()
            Button("Write") { tab = .write }
                .keyboardShortcut("1")
                .disabled(tab == nil)
            Button("About This Note") { tab = .about }
                .keyboardShortcut("2")
                .disabled(tab == nil)
        }
    }
}

/// A menu item for each note.
private struct NoteItems: View {
    @Query(sort: \Note.number) private var notes: [Note]
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        ForEach(notes, id: \.number) { note in
            Button(note.shownTitle) { openWindow(id: "note", value: note.number) }
        }
    }
}

private struct NoteTabKey: FocusedValueKey { typealias Value = Binding<NoteTab> }
private struct NoteIsPinnedKey: FocusedValueKey { typealias Value = Binding<Bool> }

extension FocusedValues {
    var noteTab: Binding<NoteTab>? {
        get { self[NoteTabKey.self] }
        set { self[NoteTabKey.self] = newValue }
    }

    var noteIsPinned: Binding<Bool>? {
        get { self[NoteIsPinnedKey.self] }
        set { self[NoteIsPinnedKey.self] = newValue }
    }
}
