import SwiftUI

/// Many windows: a library, and a window for each note that is opened. What is in a window comes
/// back with it after a quit or a crash.
@main
struct NotesApp: App {
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var library = NoteLibrary()

    var body: some Scene {
        WindowGroup("Notes", id: "library") {
            LibraryView()
                .environmentObject(library)
        }
        .defaultSize(width: 420, height: 460)
        .commands { NoteCommands(library: library) }

        NoteScene(library: library)
            .onChange(of: scenePhase) { old, new in print("app: \(old) to \(new)") }
    }
}

/// The windows of single notes.
struct NoteScene: Scene {
    @ObservedObject var library: NoteLibrary
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup("Note", id: "note", for: Note.ID.self) { $noteID in
            NoteView(noteID: noteID)
                .environmentObject(library)
        }
        .defaultSize(width: 480, height: 400)
        .onChange(of: scenePhase) { old, new in print("notes: \(old) to \(new)") }
    }
}
