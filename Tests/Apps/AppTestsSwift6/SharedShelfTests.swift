import CasementTesting
import CoreTransferable
import SwiftUI
import Testing
import UniformTypeIdentifiers

extension UTType {
    fileprivate static let book = UTType(exportedAs: "com.example.book", conformingTo: .json)
}

/// A book as apps write it: its own type first, its title for everybody else.
private struct Book: Codable, Identifiable, Hashable, Transferable, Sendable {
    var id = UUID()
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .book)
        DataRepresentation(exportedContentType: .plainText) { book in Data(book.title.utf8) }
        FileRepresentation(exportedContentType: .log) { book in
            let url = URL.temporaryDirectory.appending(path: "\(book.id).log")
            try Data(book.title.utf8).write(to: url)
            return SentTransferredFile(url)
        }
        .suggestedFileName { $0.title }
        ProxyRepresentation(exporting: \.title)
            .visibility(.all)
    }
}

/// A document of books.
private struct Shelf: FileDocument {
    static var readableContentTypes: [UTType] { [.json, .book] }
    static var writableContentTypes: [UTType] { [.json] }
    var books: [Book] = []

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else {
            throw CocoaError(.fileReadCorruptFile)
        }
        books = try JSONDecoder().decode([Book].self, from: data)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        .init(regularFileWithContents: try JSONEncoder().encode(books))
    }
}

/// All that an app does with books: shares, drags, drops, copies, imports and exports them.
private struct ShelfView: View {
    @State private var books = [Book(title: "Emma"), Book(title: "Persuasion")]
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var isTargeted = false
    @State private var message = "nothing"
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @Environment(\.springLoadingBehavior) private var springs
    let page = URL(string: "https://example.org")

    var body: some View {
        VStack {
            Text(message)
            ForEach(books) { book in
                Text(book.title)
                    .draggable(book) { Label(book.title, systemImage: "book") }
                    .onDrag { NSItemProvider(object: book.title as NSString) }
            }
            .onInsert(of: [.book]) { _, _ in }
            if let first = books.first {
                ShareLink(item: first, preview: SharePreview(first.title))
                ShareLink(items: books) {
                    SharePreview($0.title)
                } label: {
                    Text("All")
                }
            }
            if let page { ShareLink("Page", item: page, subject: Text("S"), message: Text("M")) }
            PasteButton(payloadType: Book.self) { books += $0 }
            PasteButton(supportedContentTypes: [.text]) { _ in }
            Button("Import") { isImporting = true }
            Button("New") { newDocument(Shelf()) }
            Button("Open") { Task { try? await openDocument(at: .temporaryDirectory) } }
        }
        .dropDestination(for: Book.self) { dropped, _ in
            books += dropped
            return !dropped.isEmpty
        } isTargeted: {
            isTargeted = $0
        }
        .onDrop(of: [.plainText, .fileURL], isTargeted: $isTargeted) { providers in
            _ = providers.first?.loadTransferable(type: String.self) { _ in }
            return providers.contains { $0.hasItemConformingToTypeIdentifier("public.text") }
        }
        .onDrop(of: [.text], delegate: Watcher())
        .copyable(books)
        .cuttable(for: Book.self) { books }
        .pasteDestination(for: Book.self) {
            books += $0
        } validator: {
            $0
        }
        .onCopyCommand { [] }
        .onPasteCommand(of: [.plainText]) { _ in }
        .fileImporter(
            isPresented: $isImporting, allowedContentTypes: [.json, .plainText],
            allowsMultipleSelection: true
        ) { result in
            switch result {
            case .success(let urls): message = urls.map(\.lastPathComponent).joined()
            case .failure(let error): message = error.localizedDescription
            }
        }
        .fileExporter(
            isPresented: $isExporting, document: Shelf(), contentType: .json,
            defaultFilename: "Shelf"
        ) { _ in }
        .fileExporter(isPresented: $isExporting, item: books.first, contentTypes: [.book]) { _ in }
        .fileDialogMessage("Which shelf?")
        .fileDialogCustomizationID("shelf")
        .fileDialogBrowserOptions([.includeHiddenFiles])
        .springLoadingBehavior(.enabled)
    }
}

private struct Watcher: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .copy) }
}

/// Values that an app gives away and takes.
@MainActor
struct SharedShelfTests {
    @Test("What an app copies is pasted into it as the same value", .timeLimit(.minutes(60)))
    func copies() async {
        let app = TestApp(size: CGSize(width: 700, height: 600)) { ShelfView() }
        app.find("Share…").tap()
        app.advance(by: .seconds(1))
        app.find("Copy").tap()
        app.advance(by: .seconds(1))
        // The text is made away from the main thread.
        while app.clipboard.isEmpty { await Task.yield() }
        #expect(app.clipboard == "Emma")
        app.find("Persuasion").expect()
    }

    @Test("A file dialog of an app opens and is cancelled")
    func imports() {
        let app = TestApp(size: CGSize(width: 700, height: 600)) { ShelfView() }
        app.find("Import").tap()
        app.advance(by: .seconds(1))
        app.find("Which shelf?").expect()
        app.key("Escape")
        app.advance(by: .seconds(1))
        app.find("Which shelf?").expectNone()
    }
}
