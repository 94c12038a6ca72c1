import Foundation

/// What is known of the document that a window shows, for assistive technology.
package struct DocumentSummary: Equatable, Sendable {
    /// The name of its file without the extension, or that of a document without a file.
    package let name: String
    /// Its file; nil for a document that was never saved.
    package let url: URL?
    /// The MIME type of what it is saved as; nil if its type has none.
    package let type: String?
}

extension SceneWindow {
    /// The document that the window shows; nil in a window without one.
    package var document: DocumentSummary? {
        tree.document.map {
            DocumentSummary(name: $0.name, url: $0.url, type: $0.contentType.preferredMIMEType)
        }
    }
}
