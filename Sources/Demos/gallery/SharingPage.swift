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
            Flow {
                ShareLink(
                    item: note, subject: Text("Groceries"),
                    preview: SharePreview("Groceries", image: Image(systemName: "cart")))
                if let page = URL(string: "https://www.swift.org") {
                    ShareLink("Share page", item: page)
                }
                PasteButton(payloadType: String.self) { note = $0.joined(separator: ", ") }
            }
            TextField("Note", text: $note).frame(maxWidth: 340)
        }
        Exhibit("Drag and drop") { Basket() }
        Exhibit("Files") {
            Flow {
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

/// Fruit that is dragged into a basket; text from other programs can be dropped there, too.
private struct Basket: View {
    @State private var fruit = ["Apple", "Pear", "Plum"]
    @State private var basket: [String] = []
    @State private var isTargeted = false

    var body: some View {
        Flow(spacing: 24) {
            VStack(alignment: .leading) {
                ForEach(fruit, id: \.self) { name in
                    Label(name, systemImage: "leaf")
                        .padding(6)
                        .background(.quaternary, in: .rect(cornerRadius: 6))
                        .draggable(name)
                }
            }
            Text(basket.isEmpty ? "Drop fruit here" : basket.joined(separator: ", "))
                .frame(width: 160, height: 90)
                .background(
                    isTargeted ? Color.accentColor.opacity(0.2) : .clear,
                    in: .rect(cornerRadius: 10)
                )
                .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.secondary) }
                .accessibilityIdentifier("basket")
                .dropDestination(for: String.self) { names, _ in
                    basket += names
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
        }
    }
}
