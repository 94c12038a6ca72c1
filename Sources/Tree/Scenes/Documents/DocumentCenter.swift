import ContentTypes
import Foundation
import FoundationNames
import Views
import Widgets

/// The open documents of an app: opens files in windows, and brings documents back.
@MainActor
final class DocumentCenter: DocumentOpener {
    unowned let app: AppInstance
    private(set) var documents: [UUID: OpenDocument] = [:]
    private let drafts: DocumentDrafts
    /// Documents with edits that no draft has yet.
    private var undrafted: Set<UUID> = []
    /// Whether the next new document asks at once which file to open instead.
    var nextAsksForFile = false
    let launch = DocumentLaunchState()
    /// Seconds from an edit until its draft is written.
    private static let draftDelay = 1.0

    init(_ app: AppInstance, draftsIn folder: URL?) {
        self.app = app
        let logger = app.graph.logger
        drafts = DocumentDrafts(in: folder) { logger.warning("\($0)") }
    }

    var recent: RecentDocuments {
        RecentDocuments(defaults: app.environment.value.defaultAppStorage)
    }

    /// Whether an edited document comes back if the app quits now.
    var keepsDrafts: Bool { drafts.isPossible }

    // MARK: The documents of windows

    /// The document of a window: an open one, a draft, that of a file, or a new one; nil for a
    /// window that only views documents and has none.
    func document(
        for key: DocumentKey, _ kind: DocumentKind
    ) -> Result<OpenDocument, DocumentProblem>? {
        if let open = documents[key.id] { return .success(open) }
        do {
            if let file = try drafts.read(key.id) {
                let type = key.url.flatMap { kind.type(of: $0, isFolder: file.isDirectory) }
                let document = try kind.read(key, file, type ?? kind.readable.first ?? .data)
                document.becomeDraft()
                return .success(adopt(document))
            }
            if let url = key.url {
                return .success(adopt(try read(url, key, kind)))
            }
        } catch {
            let name = key.url?.lastPathComponent ?? "Untitled"
            return .failure(Self.problem(name, error))
        }
        guard let make = kind.make else { return nil }
        let document = make(key)
        if nextAsksForFile {
            nextAsksForFile = false
            document.isOpening = true
        }
        return .success(adopt(document))
    }

    @discardableResult
    func adopt(_ document: OpenDocument) -> OpenDocument {
        documents[document.id] = document
        document.edited = { [weak self, weak document] in
            if let document { self?.noteEdit(of: document) }
        }
        document.saved = { [weak self, weak document] in
            guard let self, let document else { return }
            undrafted.remove(document.id)
            drafts.remove(document.id)
            if let url = document.url { recent.note(url) }
            app.windowsChanged()
        }
        return document
    }

    private func read(
        _ url: URL, _ key: DocumentKey, _ kind: DocumentKind
    ) throws -> OpenDocument {
        let file = try FileWrapper(following: url)
        guard let type = kind.type(of: url, isFolder: file.isDirectory) else {
            throw DocumentProblem("", "It is not of a type that the app reads.")
        }
        return try kind.read(key, file, type)
    }

    static func problem(_ name: String, _ error: any Error) -> DocumentProblem {
        let reason = (error as? DocumentProblem)?.reason ?? FileProblem.reason(error)
        return DocumentProblem("“\(name)” cannot be opened.", reason)
    }

    /// The window has gone, and its document with it.
    func close(_ document: OpenDocument) {
        documents[document.id] = nil
        undrafted.remove(document.id)
        drafts.remove(document.id)
    }

    // MARK: Opening

    /// Opens a file in a window of the group that reads it, or raises the window that shows it.
    func open(_ url: URL) throws(DocumentProblem) {
        let url = url.standardizedFileURL
        if let open = documents.values.first(where: { $0.url == url }),
            let scene = app.scenes.first(where: { $0.tree.document === open })
        {
            return app.raise(scene.id)
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw DocumentProblem(
                "“\(url.lastPathComponent)” cannot be opened.", "It is not there any more.")
        }
        guard let group = group(for: url, isFolder: isFolder.boolValue) else {
            throw DocumentProblem(
                "“\(url.lastPathComponent)” cannot be opened.",
                "It is not of a type that the app reads.")
        }
        do {
            let key = DocumentKey(path: url.path)
            adopt(try read(url, key, group.kind))
            app.perform(app.openNew(group.declaration, value: AnyHashable(key)))
            recent.note(url)
        } catch {
            throw Self.problem(url.lastPathComponent, error)
        }
    }

    /// Whether a group of the app reads the file.
    func reads(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        guard url.isFileURL,
            FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        else { return false }
        return group(for: url, isFolder: isFolder.boolValue) != nil
    }

    private func group(
        for url: URL, isFolder: Bool
    ) -> (declaration: SceneDeclaration, kind: DocumentKind)? {
        for declaration in app.catalog.scenes {
            if let kind = declaration.attributes.documents,
                kind.type(of: url, isFolder: isFolder) != nil
            {
                return (declaration, kind)
            }
        }
        return nil
    }

    /// The types of files that the app reads.
    var readableTypes: [UTType] {
        app.catalog.scenes.flatMap { $0.attributes.documents?.readable ?? [] }
    }

    /// Opens a new window with a copy of the document, which has no file yet.
    func duplicate(_ document: OpenDocument) {
        guard
            let declaration = app.catalog.scenes.first(where: {
                $0.attributes.documents?.readable == document.kind.readable
            })
        else { return }
        do {
            let type = document.contentType
            let file = try document.makeFile(type, existing: nil)
            let key = DocumentKey()
            let copy = try document.kind.read(key, file, type)
            adopt(copy)
            copy.noteEdit()
            app.perform(app.openNew(declaration, value: AnyHashable(key)))
        } catch {
            document.problem = DocumentProblem(
                "“\(document.name)” was not duplicated.", FileProblem.reason(error))
        }
    }

    // MARK: Drafts

    private func noteEdit(of document: OpenDocument) {
        guard drafts.isPossible, undrafted.insert(document.id).inserted else { return }
        guard let tree = app.scenes.first(where: { $0.tree.document === document })?.tree else {
            return
        }
        tree.callBack(at: app.graph.now + Self.draftDelay) { [weak self, weak document] in
            if let document { self?.writeDraft(of: document) }
        }
    }

    private func writeDraft(of document: OpenDocument) {
        guard undrafted.remove(document.id) != nil, document.isEdited else { return }
        do {
            drafts.write(
                try document.makeFile(document.contentType, existing: nil), document.id)
        } catch {
            app.graph.warn(
                "No draft of “\(document.name)” was made: \(error.localizedDescription)",
                at: "draft")
        }
    }

    /// Writes what is not written yet, and waits for it.
    func writeDrafts() {
        for id in undrafted {
            if let document = documents[id] { writeDraft(of: document) }
        }
        drafts.finish()
    }
}
