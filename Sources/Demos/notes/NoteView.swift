import SwiftData
import SwiftUI

/// The note with a number.
struct NoteView: View {
    let number: Int
    @Query private var found: [Note]
    @Environment(\.scenePhase) private var scenePhase

    init(number: Int) {
        self.number = number
        _found = Query(filter: #Predicate { $0.number == number })
    }

    var body: some View {
        Group {
            if let note = found.first {
                NoteEditor(note: note)
            } else {
                ContentUnavailableView("No Such Note", systemImage: "note.text")
            }
        }
        .onChange(of: scenePhase) { old, new in print("note \(number): \(old) to \(new)") }
    }
}

/// One note: a title and a text on one tab, facts about it on the other. What is typed is saved as
/// it is typed.
private struct NoteEditor: View {
    @Bindable var note: Note
    @Environment(\.modelContext) private var context
    @SceneStorage("tab") private var tab = NoteTab.write
    @FocusState private var focus: Field?

    enum Field: Hashable {
        case title, text
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Picker("Tab", selection: $tab) {
                Text("Write").tag(NoteTab.write)
                Text("About").tag(NoteTab.about)
            }
            .pickerStyle(.segmented)
            .labelsHidden()

            switch tab {
            case .write: editor
            case .about: facts
            }
        }
        .padding(20)
        .navigationTitle(note.shownTitle)
        .focusedSceneValue(\.noteTab, $tab)
        .focusedSceneValue(\.noteIsPinned, $note.isPinned)
        .onChange(of: note.title) { context.saveNotes() }
        .onChange(of: note.text) { context.saveNotes() }
        .onChange(of: note.isPinned) { context.saveNotes() }
    }

    private var editor: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Title", text: $note.title)
                .font(.title3)
                .focused($focus, equals: .title)
            TextEditor(text: $note.text)
                .focused($focus, equals: .text)
                .accessibilityLabel("Text")
        }
    }

    private var facts: some View {
        Form {
            LabeledContent("Note", value: note.name)
            LabeledContent("Characters", value: "\(note.text.count)")
            LabeledContent(
                "Words", value: "\(note.text.split(whereSeparator: \.isWhitespace).count)")
            Toggle("Pinned", isOn: $note.isPinned)
        }
    }
}

/// What a note's window shows of it.
enum NoteTab: String, CaseIterable {
    case write, about
}
