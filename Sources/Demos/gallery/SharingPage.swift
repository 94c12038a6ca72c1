import SwiftUI
import UniformTypeIdentifiers

/// Sharing, copying and pasting, and files.
struct SharingPage: View {
    @State private var note = "Milk, eggs, tea"
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var outcome = ""

    var body: some View {
        Exhibit("Share, copy and paste") {
            HStack(spacing: 12) {
                ShareLink(
                    item: note, subject: Text("Groceries"),
                    preview: SharePreview("Groceries", image: Image(systemName: "cart")))
                if let page = URL(string: "https://www.swift.org") {
                    ShareLink("Share page", item: page)
                }
                PasteButton(payloadType: String.self) { note = $0.joined(separator: ", ") }
            }
            TextField("Note", text: $note).frame(width: 340)
        }
        Exhibit("Files") {
            HStack(spacing: 12) {
                Button("Import…") { isImporting = true }
                Button("Export…") { isExporting = true }
                Text(outcome).foregroundStyle(.secondary)
            }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) {
                read($0)
            }
            .fileExporter(
                isPresented: $isExporting, document: NoteDocument(text: note),
                contentType: .plainText, defaultFilename: "Groceries"
            ) { result in
                switch result {
                case .success(let url): outcome = "Wrote \(url.lastPathComponent)"
                case .failure(let error): outcome = error.localizedDescription
                }
            }
            .fileDialogMessage("Where are the groceries?")
        }
    }

    private func read(_ result: Result<URL, any Error>) {
        do {
            let url = try result.get()
            note = try String(contentsOf: url, encoding: .utf8)
            outcome = "Read \(url.lastPathComponent)"
        } catch {
            outcome = error.localizedDescription
        }
    }
}

/// A note as a file of plain text.
private struct NoteDocument: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else {
            throw CocoaError(.fileReadCorruptFile)
        }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
