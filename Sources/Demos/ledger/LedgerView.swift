import SwiftData
import SwiftUI

/// The entries by month, or those that a search finds, with what is done to them.
struct LedgerView: View {
    @Environment(\.modelContext) private var context
    @SceneStorage("search") private var search = ""
    @SceneStorage("unsaved") private var unsaved = Data()
    @State private var selection: Set<Entry.ID> = []
    @State private var edited: EditedEntry?
    @State private var exported: LedgerFile?
    @State private var isPreparingExport = false
    @State private var isExporting = false
    @State private var isImporting = false
    @State private var notice: Notice?

    var body: some View {
        NavigationStack {
            EntryList(search: search.trimmingCharacters(in: .whitespaces), selection: $selection)
                .searchable(text: $search, prompt: "Payee, category or note")
                .contextMenu(forSelectionType: Entry.ID.self) { ids in
                    Button("Edit") { edit(ids) }
                        .disabled(ids.count != 1)
                    Button("Delete", role: .destructive) { remove(ids) }
                } primaryAction: { ids in
                    edit(ids)
                }
                .onDeleteCommand { remove(selection) }
                .navigationTitle("Ledger")
                .toolbar { tools }
        }
        .task { await fill() }
        .onAppear { edited = UnsavedEntry(unsaved)?.edited }
        .sheet(item: $edited, onDismiss: { unsaved = Data() }) { EntryEditor(edited: $0) }
        .fileExporter(
            isPresented: $isExporting, document: exported, contentType: .commaSeparatedText,
            defaultFilename: "Ledger"
        ) { result in
            exported = nil
            if case .failure(let error) = result { notice = .problem(error) }
        }
        .fileImporter(
            isPresented: $isImporting, allowedContentTypes: LedgerFile.readableContentTypes
        ) { result in
            Task { await add(result) }
        }
        .alert(notice?.title ?? "", isPresented: hasNotice, presenting: notice) { _ in
        } message: { notice in
            Text(notice.sentence)
        }
    }

    @ToolbarContentBuilder private var tools: some ToolbarContent {
        ToolbarItem { Button("Add", systemImage: "plus") { edited = .new } }
        ToolbarItem {
            Button("Edit", systemImage: "pencil") { edit(selection) }
                .disabled(selection.count != 1)
        }
        ToolbarItem {
            Button("Delete", systemImage: "trash") { remove(selection) }
                .disabled(selection.isEmpty)
        }
        ToolbarItem {
            Button("Import", systemImage: "square.and.arrow.down") { isImporting = true }
        }
        ToolbarItem {
            Button("Export", systemImage: "square.and.arrow.up", action: export)
        }
    }

    private var hasNotice: Binding<Bool> {
        Binding(get: { notice != nil }, set: { if !$0 { notice = nil } })
    }

    // MARK: Actions

    private func fill() async {
        do {
            try await SampleMaker(modelContainer: context.container).fill()
        } catch is CancellationError {
            // The window is gone.
        } catch {
            notice = .problem(error)
        }
    }

    private func edit(_ ids: Set<Entry.ID>) {
        guard ids.count == 1, let id = ids.first else { return }
        do {
            guard let entry = try context.entry(id) else { throw LedgerProblem.deletedElsewhere }
            edited = .existing(id, EntryDraft(entry))
        } catch {
            notice = .problem(error)
        }
    }

    private func remove(_ ids: Set<Entry.ID>) {
        do {
            // Another process may have deleted some of them already.
            try context.remove(ids.compactMap(context.entry))
            context.undoManager?.setActionName("Delete")
            selection = []
        } catch {
            notice = .problem(error)
        }
    }

    /// Prepares the file, which takes a moment with many entries, and then asks where to keep it. The
    /// button keeps the focus meanwhile, and does nothing.
    private func export() {
        guard !isPreparingExport else { return }
        isPreparingExport = true
        Task {
            defer { isPreparingExport = false }
            do {
                // What waits is exported, too.
                try context.save()
                let transfer = LedgerTransfer(modelContainer: context.container)
                exported = LedgerFile(data: try await transfer.text())
                isExporting = true
            } catch {
                notice = .problem(error)
            }
        }
    }

    private func add(_ result: Result<URL, any Error>) async {
        do {
            let transfer = LedgerTransfer(modelContainer: context.container)
            let count = try await transfer.add(fileAt: result.get())
            notice = Notice(
                title: "Imported",
                sentence: count == 1
                    ? "1 entry was added." : "\(count.formatted()) entries were added.")
        } catch {
            notice = .problem(error, "Nothing was imported")
        }
    }
}

/// What an alert says.
private struct Notice {
    let title: String
    let sentence: String

    static func problem(_ error: any Error, _ title: String = "That did not work") -> Notice {
        Notice(title: title, sentence: ledger.sentence(for: error))
    }
}
