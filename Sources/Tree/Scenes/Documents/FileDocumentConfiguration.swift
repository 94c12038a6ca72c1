import Foundation
import Publishing
import Views
import Widgets

/// A document that is a value, as its editor gets it.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    /// Nil for a document that has not been saved yet.
    public var fileURL: URL?
    public var isEditable: Bool

    init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
        _document = document
        self.fileURL = fileURL
        self.isEditable = isEditable
    }

    public var projectedValue: Binding<Document> { $document }
}

/// A document that is an object, as its editor gets it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool

    init(document: Document, fileURL: URL?, isEditable: Bool) {
        self.document = document
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

/// The file of the document around a view.
public struct DocumentConfiguration: Sendable {
    public let fileURL: URL?
    public let isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
    /// The file of the document around; nil outside of documents.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
