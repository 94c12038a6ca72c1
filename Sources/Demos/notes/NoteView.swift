import SwiftUI

/// One note: a title and a text on one tab, facts about it on the other.
struct NoteView: View {
    let noteID: Note.ID?
    @EnvironmentObject private var library: NoteLibrary
    @Environment(\.scenePhase) private var scenePhase
    @SceneStorage("title") private var title = ""
    @SceneStorage("text") private var text = ""
    @SceneStorage("tab") private var tab = Tab.write
    @SceneStorage("isPinned") private var isPinned = false
    @FocusState private var focus: Field?

    enum Tab: String, CaseIterable {
        case write, about
    }

    enum Field: Hashable {
        case title, text
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Picker("Tab", selection: $tab) {
                Text("Write").tag(Tab.write)
                Text("About").tag(Tab.about)
            }
            .pickerStyle(.segmented)
            .labelsHidden()

            switch tab {
            case .write: editor
            case .about: facts
            }
        }
        .padding(20)
        .navigationTitle(shownTitle)
        .focusedSceneValue(\.noteTab, $tab)
        .focusedSceneValue(\.noteIsPinned, $isPinned)
        .onChange(of: scenePhase) { old, new in
            print("note \(noteID ?? 0): \(old) to \(new)")
        }
    }

    private var editor: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Title", text: $title)
                .font(.title3)
                .focused($focus, equals: .title)
            TextEditor(text: $text)
                .focused($focus, equals: .text)
                .accessibilityLabel("Text")
        }
    }

    private var facts: some View {
        Form {
            LabeledContent("Note", value: library.note(noteID)?.title ?? "Untitled")
            LabeledContent("Characters", value: "\(text.count)")
            LabeledContent("Words", value: "\(text.split(whereSeparator: \.isWhitespace).count)")
            Toggle("Pinned", isOn: $isPinned)
        }
    }

    private var shownTitle: String {
        if !title.isEmpty { return title }
        return library.note(noteID)?.title ?? "Untitled"
    }
}
