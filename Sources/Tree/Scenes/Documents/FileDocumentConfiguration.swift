import Foundation
import Publishing
import Views
import Widgets

/// A document that is a value, as its editor gets it.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document; changes are saved if the group edits its documents.
    @Binding public var document: Document
    /// The file of the document; `nil` if it has not been saved yet.
    public var fileURL: URL?
    /// Whether the group edits its documents and does not only show them.
    public var isEditable: Bool

    init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
        _document = document
        self.fileURL = fileURL
        self.isEditable = isEditable
    }

    /// A binding to the document; changes have no effect if the group only shows its documents.
    public var projectedValue: Binding<Document> { $document }
}

/// A document that is an object, as its editor gets it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document, whose published changes update the editor.
    @ObservedObject public var document: Document
    /// The file of the document; `nil` if it has not been saved yet.
    public var fileURL: URL?
    /// Whether the group edits its documents and does not only show them.
    public var isEditable: Bool

    init(document: Document, fileURL: URL?, isEditable: Bool) {
        self.document = document
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

/// The file of the document around a view.
public struct DocumentConfiguration: Sendable {
    /// The file of the document; `nil` if it has not been saved yet.
    public let fileURL: URL?
    /// Whether the group edits its documents and does not only show them.
    public let isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
    /// The file of the document around the view; `nil` outside of documents.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
