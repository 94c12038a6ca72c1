import ContentTypes
import Foundation
import FoundationNames
import Publishing
import Views
import Widgets

/// A document that a window shows: its file, whether it has been edited since, and what the user is
/// asked about it.
@MainActor
class OpenDocument: ObservableObject {
    /// What the user is asked.
    enum Question { case closing, reverting, conflict }

    let id: UUID
    let kind: DocumentKind
    @Published private(set) var url: URL?
    @Published private(set) var isEdited = false
    @Published var isSaving = false
    @Published var isOpening = false
    @Published var question: Question?
    @Published var problem: DocumentProblem?
    var contentType: UTType
    /// The file as it was last read or written.
    private(set) var file: FileWrapper?
    /// What follows once the document is saved or given up.
    private var next: (() -> Void)?
    /// Called at each edit, and when the file has changed.
    var edited: () -> Void = {}
    var saved: () -> Void = {}

    init(_ key: DocumentKey, _ kind: DocumentKind, file: FileWrapper?, type: UTType?) {
        id = key.id
        self.kind = kind
        url = key.url
        self.file = file
        contentType = type ?? kind.writable.first ?? .data
    }

    /// Writes the document as it is now; of a subclass.
    func makeFile(_ type: UTType, existing: FileWrapper?) throws -> FileWrapper {
        throw CocoaError(.featureUnsupported)
    }

    /// Takes what a file holds; of a subclass.
    func take(_ file: FileWrapper, _ type: UTType) throws {}

    var isEditable: Bool { kind.make != nil }

    var name: String { url?.deletingPathExtension().lastPathComponent ?? "Untitled" }

    var title: String { isEdited ? "\(name) — Edited" : name }

    /// Whether it has neither a file nor anything in it that was made by the user.
    var isUntouched: Bool { url == nil && !isEdited }

    func noteEdit() {
        if !isEdited { isEdited = true }
        edited()
    }

    // MARK: Saving

    /// Saves to the document's file, or asks for one.
    func save() {
        guard let url else {
            isSaving = true
            return
        }
        if let file, FileManager.default.fileExists(atPath: url.path),
            !file.matchesContents(of: url.resolvingSymlinksInPath())
        {
            question = .conflict
            return
        }
        save(to: url, contentType)
    }

    /// Saves under a name; where that fails, the document stays edited and says why.
    func save(to url: URL, _ type: UTType) {
        do {
            let existing = url == self.url ? file : nil
            try makeFile(type, existing: existing)
                .write(to: url, options: .atomic, originalContentsURL: self.url)
            file = try? FileWrapper(following: url)
            self.url = url
            contentType = type
            isEdited = false
            saved()
            finish()
        } catch {
            next = nil
            problem = DocumentProblem(
                "“\(url.lastPathComponent)” was not saved.", FileProblem.reason(error))
        }
    }

    private func finish() {
        let next = next
        self.next = nil
        next?()
    }

    // MARK: Closing and reverting

    /// Asks what shall become of the changes; goes on once they are saved or given up.
    func askBeforeClosing(then next: @escaping () -> Void) {
        self.next = next
        question = .closing
    }

    func giveUpChanges() {
        isEdited = false
        saved()
        finish()
    }

    func cancelClosing() { next = nil }

    /// Reads the file again, and loses the changes.
    func revert() {
        guard let url else { return }
        do {
            let file = try FileWrapper(following: url)
            try take(file, contentType)
            self.file = file
            isEdited = false
            saved()
        } catch {
            problem = DocumentProblem(
                "“\(url.lastPathComponent)” cannot be read.", FileProblem.reason(error))
        }
    }

    /// Makes it the document of a draft, which has changes that its file does not have.
    func becomeDraft() { isEdited = true }
}

/// A document that is a value.
final class ValueDocument<Document: FileDocument>: OpenDocument {
    @Published var document: Document

    init(
        _ document: Document, _ key: DocumentKey, _ kind: DocumentKind, file: FileWrapper? = nil,
        type: UTType? = nil
    ) {
        self.document = document
        super.init(key, kind, file: file, type: type)
    }

    var binding: Binding<Document> {
        Binding(
            get: { [self] in document },
            set: { [self] new in
                document = new
                noteEdit()
            })
    }

    override func makeFile(_ type: UTType, existing: FileWrapper?) throws -> FileWrapper {
        try document.fileWrapper(
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
        )
    }

    override func take(_ file: FileWrapper, _ type: UTType) throws {
        document = try Document(
            configuration: FileDocumentReadConfiguration(contentType: type, file: file))
    }
}

/// A document that is an object.
final class ObjectDocument<Document: ReferenceFileDocument>: OpenDocument {
    @Published private(set) var document: Document
    private var changes: AnyCancellable?

    init(
        _ document: Document, _ key: DocumentKey, _ kind: DocumentKind, file: FileWrapper? = nil,
        type: UTType? = nil
    ) {
        self.document = document
        super.init(key, kind, file: file, type: type)
        observe()
    }

    private func observe() {
        changes = document.objectWillChange.sink { [weak self] _ in
            MainActor.assumeIsolated { self?.noteEdit() }
        }
    }

    override func makeFile(_ type: UTType, existing: FileWrapper?) throws -> FileWrapper {
        try document.fileWrapper(
            snapshot: try document.snapshot(contentType: type),
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
        )
    }

    override func take(_ file: FileWrapper, _ type: UTType) throws {
        document = try Document(
            configuration: FileDocumentReadConfiguration(contentType: type, file: file))
        observe()
    }
}

/// The documents of one group: their types of files, and how they are made and read.
package struct DocumentKind {
    let readable: [UTType]
    let writable: [UTType]
    /// Makes an empty document; nil where documents are only viewed.
    let make: (@MainActor (DocumentKey) -> OpenDocument)?
    let read: @MainActor (DocumentKey, FileWrapper, UTType) throws -> OpenDocument

    /// The type under which a file is read; nil where the group does not read it.
    func type(of url: URL, isFolder: Bool) -> UTType? {
        let type = UTType.of(url, isFolder: isFolder)
        return readable.first { $0 == type }
            ?? readable.first { $0.contains(url, isFolder: isFolder) }
    }
}

/// Which document a window shows: its number among the drafts, and its file once it has one.
struct DocumentKey: Codable, Hashable {
    var id = UUID()
    var path: String?

    var url: URL? { path.map { URL(fileURLWithPath: $0) } }
}
