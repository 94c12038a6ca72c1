import ContentTypes
import Foundation
import Views
import Widgets

/// What opens the documents of an app.
@MainActor
protocol DocumentOpener: AnyObject, Sendable {
    /// The types of files that the app reads.
    var readableTypes: [UTType] { get }
    /// The document of a window; nil for one that only views documents and has none.
    func document(
        for key: DocumentKey, _ kind: DocumentKind
    ) -> Result<OpenDocument, DocumentProblem>?
    /// Opens a file in a window of the group that reads it, or raises the window that shows it.
    func open(_ url: URL) throws(DocumentProblem)
    /// Opens a new window with a document of the app's making.
    func openNew<D>(
        _ type: D.Type, _ make: @MainActor (DocumentKey, DocumentKind) -> OpenDocument)
    /// Opens a new window with a document of the group that writes the type; of the first group that
    /// makes documents where there is none.
    func openNew(writing type: UTType?)
    /// Opens a new window with an empty document of the group that shows documents of a type.
    func openEmpty<D>(_ document: D.Type, writing type: UTType?)
    /// Opens a new window with a copy of a file, which has no file of its own yet.
    func openCopy(of url: URL, as type: UTType) throws(DocumentProblem)
    /// The files that were opened or saved last.
    var recentDocuments: [URL] { get }
    /// The questions and problems of a launch window.
    var launch: DocumentLaunchState { get }
    var appName: String { get }
}

/// What opens the documents of the app, held weakly.
struct DocumentCenterReference {
    weak var center: (any DocumentOpener)?
}

private enum DocumentCenterKey: EnvironmentKey {
    static var defaultValue: DocumentCenterReference { DocumentCenterReference() }
}

/// Opens a window with a new document.
@MainActor @preconcurrency
public struct NewDocumentAction {
    private let reference: DocumentCenterReference

    nonisolated init(_ reference: DocumentCenterReference) { self.reference = reference }

    /// Opens a window with a document that is a value; the group for its type shows it.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        reference.center?.openNew(D.self) { ValueDocument(newDocument(), $0, $1) }
    }

    /// Opens a window with a document that is an object; the group for its type shows it.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
        reference.center?.openNew(D.self) { ObjectDocument(newDocument(), $0, $1) }
    }

    /// Opens a window with a new document of the group that writes the type.
    public func callAsFunction(contentType: UTType) {
        reference.center?.openNew(writing: contentType)
    }
}

/// Opens a file in a window of the group that reads it.
@MainActor @preconcurrency
public struct OpenDocumentAction {
    private let reference: DocumentCenterReference

    nonisolated init(_ reference: DocumentCenterReference) { self.reference = reference }

    /// Opens the file, or raises the window that shows it. Throws if no group reads it.
    public func callAsFunction(at url: URL) async throws {
        guard let center = reference.center else {
            throw DocumentProblem(
                "“\(url.lastPathComponent)” cannot be opened.", "The app has no documents.")
        }
        try center.open(url)
    }
}

private enum NewDocumentKey: EnvironmentKey {
    static var defaultValue: NewDocumentAction { NewDocumentAction(DocumentCenterReference()) }
}

private enum OpenDocumentKey: EnvironmentKey {
    static var defaultValue: OpenDocumentAction { OpenDocumentAction(DocumentCenterReference()) }
}

extension EnvironmentValues {
    var documentCenter: DocumentCenterReference {
        get { self[DocumentCenterKey.self] }
        set { self[DocumentCenterKey.self] = newValue }
    }

    /// Opens a window with a new document.
    public internal(set) var newDocument: NewDocumentAction {
        get { self[NewDocumentKey.self] }
        set { self[NewDocumentKey.self] = newValue }
    }

    /// Opens a file in a window.
    public internal(set) var openDocument: OpenDocumentAction {
        get { self[OpenDocumentKey.self] }
        set { self[OpenDocumentKey.self] = newValue }
    }
}
