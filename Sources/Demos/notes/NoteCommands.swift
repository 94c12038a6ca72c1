import SwiftUI

/// What the menus offer for notes: new ones from anywhere, the rest for the note in front.
struct NoteCommands: Commands {
    @ObservedObject var library: NoteLibrary
    @Environment(\.openWindow) private var openWindow
    @FocusedBinding(\.noteTab) private var tab
    @FocusedBinding(\.noteIsPinned) private var isPinned

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New Note") { openWindow(id: "note", value: library.add().id) }
                .keyboardShortcut("n")
            Menu("Open Note") {
                ForEach(library.notes) { note in
                    Button(note.title) { openWindow(id: "note", value: note.id) }
                }
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

private struct NoteTabKey: FocusedValueKey { typealias Value = Binding<NoteView.Tab> }
private struct NoteIsPinnedKey: FocusedValueKey { typealias Value = Binding<Bool> }

extension FocusedValues {
    var noteTab: Binding<NoteView.Tab>? {
        get { self[NoteTabKey.self] }
        set { self[NoteTabKey.self] = newValue }
    }

    var noteIsPinned: Binding<Bool>? {
        get { self[NoteIsPinnedKey.self] }
        set { self[NoteIsPinnedKey.self] = newValue }
    }
}
