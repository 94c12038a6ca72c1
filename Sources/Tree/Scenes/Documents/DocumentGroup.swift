import ContentTypes
import Foundation
import FoundationNames
import Publishing
import Views
import Widgets

/// A scene of windows that each show a document: new ones, or those of files.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
    public typealias Body = Never
    private let attributes: SceneAttributes
    private let content: SceneContent

    private init(_ kind: DocumentKind, content: @escaping SceneContent) {
        var attributes = SceneAttributes(kind: .windowGroup)
        attributes.id = "DocumentGroup"
        attributes.valueType = PresentedType(DocumentKey.self) { DocumentKey() }
        attributes.documents = kind
        attributes.documentType = String(reflecting: Document.self)
        self.attributes = attributes
        self.content = content
    }

    @MainActor public static func _declaration(of scene: Self) -> AnyView {
        AnyView(SceneDeclarationView(attributes: scene.attributes, content: scene.content))
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a group of documents that are edited, beginning with a new one.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(Self.kind(newDocument), editor)
    }

    /// Creates a group of documents that are only looked at; each is that of a file.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(Self.kind(nil), viewer)
    }

    private init(
        _ kind: DocumentKind,
        _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(kind) { value in
            AnyView(
                DocumentWindow<ValueDocument<Document>, Content>(key: value.documentKey, kind: kind)
                { document in
                    content(
                        FileDocumentConfiguration(
                            document: document.isEditable
                                ? document.binding : .constant(document.document),
                            fileURL: document.url, isEditable: document.isEditable))
                })
        }
    }

    private static func kind(_ new: (() -> Document)?) -> DocumentKind {
        // Made again where a document needs it, because it cannot refer to itself.
        var make: (@MainActor (DocumentKey) -> OpenDocument)?
        if let new { make = { key in ValueDocument(new(), key, kind(new)) } }
        return DocumentKind(
            readable: Document.readableContentTypes, writable: Document.writableContentTypes,
            make: make
        ) { key, file, type in
            let document = try Document(
                configuration: FileDocumentReadConfiguration(contentType: type, file: file))
            return ValueDocument(document, key, kind(new), file: file, type: type)
        }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a group of documents that are objects and are edited, beginning with a new one.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(Self.kind(newDocument), editor)
    }

    /// Creates a group of documents that are objects and are only looked at; each is that of a
    /// file.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(Self.kind(nil), viewer)
    }

    private init(
        _ kind: DocumentKind,
        _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(kind) { value in
            AnyView(
                DocumentWindow<ObjectDocument<Document>, Content>(
                    key: value.documentKey, kind: kind
                ) { document in
                    content(
                        ReferenceFileDocumentConfiguration(
                            document: document.document, fileURL: document.url,
                            isEditable: document.isEditable))
                })
        }
    }

    private static func kind(_ new: (() -> Document)?) -> DocumentKind {
        var make: (@MainActor (DocumentKey) -> OpenDocument)?
        if let new { make = { key in ObjectDocument(new(), key, kind(new)) } }
        return DocumentKind(
            readable: Document.readableContentTypes, writable: Document.writableContentTypes,
            make: make
        ) { key, file, type in
            let document = try Document(
                configuration: FileDocumentReadConfiguration(contentType: type, file: file))
            return ObjectDocument(document, key, kind(new), file: file, type: type)
        }
    }
}

extension PresentedValue? {
    /// The document of a window.
    fileprivate var documentKey: Binding<DocumentKey?> {
        (self as? TypedPresentedValue<DocumentKey>)?.optionalBinding ?? .constant(nil)
    }
}
