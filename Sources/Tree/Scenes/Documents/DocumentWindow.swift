import Foundation
import Publishing
import Views
import Widgets

/// The content of a window of a document group: the editor, or why there is none.
struct DocumentWindow<Document: OpenDocument, Editor: View>: View {
    let key: Binding<DocumentKey?>
    let kind: DocumentKind
    let editor: (Document) -> Editor
    @Environment(\.documentCenter) private var center
    @TreeAccess private var tree

    var body: some View {
        let shown = key.wrappedValue.flatMap { key in center.center?.document(for: key, kind) }
        switch shown {
        case .success(let document):
            let _ = tree?.document = document
            DocumentPanels(document: document, key: key, editor: editor)
        case .failure(let problem): UnreadableDocument(problem: problem)
        case nil: NoDocument()
        }
    }
}

/// An editor with the panels and questions about its document.
struct DocumentPanels<Document: OpenDocument, Editor: View>: View {
    @ObservedObject var document: OpenDocument
    let key: Binding<DocumentKey?>
    let editor: (Document) -> Editor
    @Environment(\.documentCenter) private var center

    var body: some View {
        Group {
            if let typed = document as? Document { editor(typed) }
        }
        .environment(
            \.documentConfiguration,
            DocumentConfiguration(fileURL: document.url, isEditable: document.isEditable)
        )
        .preference(key: NavigationTitleKey.self, value: document.title)
        .modifier(
            FileDialog(
                .save(name: document.suggestedName, types: document.kind.writable),
                isPresented: $document.isSaving, cancelled: { document.cancelClosing() }
            ) { choice in
                if let url = choice.urls.first {
                    document.save(to: url, choice.type ?? document.contentType)
                }
            }
        )
        .modifier(
            OpenDialog(
                isPresented: $document.isOpening, problem: $document.problem,
                // An empty document makes room for the one that was opened.
                closesWindow: document.isUntouched)
        )
        .onChange(of: document.url) { key.wrappedValue?.path = document.url?.path }
        .alert(questionTitle, isPresented: isAsking) {
            answers
        } message: {
            Text(questionMessage)
        }
        .alert(
            document.problem?.title ?? "",
            isPresented: Binding(
                get: { document.problem != nil }, set: { if !$0 { document.problem = nil } })
        ) {
            Button("OK") {}
        } message: {
            Text(document.problem?.reason ?? "")
        }
    }

    // MARK: Questions

    private var isAsking: Binding<Bool> {
        Binding(
            get: { document.question != nil }, set: { if !$0 { document.question = nil } })
    }

    private var questionTitle: String {
        switch document.question {
        case .reverting: "Revert “\(document.name)” to what is in its file?"
        case .conflict: "Another program has changed “\(document.name)”."
        default: "Save the changes to “\(document.name)”?"
        }
    }

    private var questionMessage: String {
        switch document.question {
        case .reverting: "Your changes since then will be lost."
        case .conflict: "Saving replaces what it has written."
        default: "Your changes will be lost if you do not save them."
        }
    }

    @ViewBuilder private var answers: some View {
        switch document.question {
        case .reverting:
            Button("Revert", role: .destructive) { document.revert() }
        case .conflict:
            Button("Save Anyway", role: .destructive) {
                if let url = document.url { document.save(to: url, document.contentType) }
            }
        default:
            Button("Save") { document.save() }
            Button("Don’t Save", role: .destructive) { document.giveUpChanges() }
        }
        Button("Cancel", role: .cancel) { document.cancelClosing() }
    }
}

/// Asks which file to open.
struct OpenDialog: ViewModifier {
    let isPresented: Binding<Bool>
    let problem: Binding<DocumentProblem?>
    /// Whether the window makes room for the one that opens.
    let closesWindow: Bool
    @Environment(\.documentCenter) private var center
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        let (center, dismiss, problem) = (center.center, dismiss, problem)
        let closesWindow = closesWindow
        return content.modifier(
            FileDialog(
                .open(types: center?.readableTypes ?? [], several: false),
                isPresented: isPresented
            ) { choice in
                guard let url = choice.urls.first else { return }
                do throws(DocumentProblem) {
                    try center?.open(url)
                    if closesWindow { dismiss() }
                } catch {
                    problem.wrappedValue = error
                }
            })
    }
}

/// What a window shows instead of a document that cannot be read.
private struct UnreadableDocument: View {
    let problem: DocumentProblem

    var body: some View {
        ContentUnavailableView(
            problem.title, systemImage: "exclamationmark.triangle",
            description: Text(problem.reason))
    }
}

/// What a window shows that views documents and has none yet.
private struct NoDocument: View {
    @State private var isOpening = false
    @State private var problem: DocumentProblem?

    var body: some View {
        ContentUnavailableView {
            Label("No document is open.", systemImage: "doc")
        } actions: {
            Button("Open…") { isOpening = true }
        }
        .modifier(OpenDialog(isPresented: $isOpening, problem: $problem, closesWindow: true))
        .alert(
            problem?.title ?? "",
            isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
        ) {
            Button("OK") {}
        } message: {
            Text(problem?.reason ?? "")
        }
    }
}

extension OpenDocument {
    /// The name that a panel begins with.
    var suggestedName: String {
        url?.lastPathComponent ?? (kind.writable.first?.fileName("Untitled") ?? "Untitled")
    }
}

/// The document that a window shows.
private final class DocumentSlot {
    weak var document: OpenDocument?
}

extension ViewTree {
    /// Nil in windows without a document.
    var document: OpenDocument? {
        get { knownFeature(DocumentSlot.self)?.document }
        set { feature(DocumentSlot.init).document = newValue }
    }
}
