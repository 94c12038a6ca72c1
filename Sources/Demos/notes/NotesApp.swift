import SwiftData
import SwiftUI

/// Many windows: a library, and a window for each note that is opened. The notes are in a store,
/// which all windows show; which windows there are comes back after a quit or a crash.
@main
struct NotesApp: App {
    @Environment(\.scenePhase) private var scenePhase
    private let container = NoteStore.open()

    var body: some Scene {
        WindowGroup("Notes", id: "library") {
            LibraryView()
        }
        .defaultSize(width: 420, height: 460)
        .modelContainer(container)
        .commands { NoteCommands(context: container.mainContext) }

        NoteScene(container: container)
            .onChange(of: scenePhase) { old, new in print("app: \(old) to \(new)") }
    }
}

/// The windows of single notes.
struct NoteScene: Scene {
    let container: ModelContainer
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup("Note", id: "note", for: Int.self) { $number in
            NoteView(number: number ?? 0)
        }
        .defaultSize(width: 480, height: 400)
        .modelContainer(container)
        .onChange(of: scenePhase) { old, new in print("notes: \(old) to \(new)") }
    }
}
