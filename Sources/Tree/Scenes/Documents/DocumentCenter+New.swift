import ContentTypes
import Foundation
import FoundationNames

/// New documents, and what a launch window shows.
extension DocumentCenter {
    var recentDocuments: [URL] { recent.urls }
    var appName: String { app.menus.appName }

    /// Opens a new window with a document of the app's making.
    func openNew<D>(
        _ type: D.Type, _ make: @MainActor (DocumentKey, DocumentKind) -> OpenDocument
    ) {
        let name = String(reflecting: type)
        guard
            let declaration = app.catalog.scenes.first(where: {
                $0.attributes.documentType == name
            }), let kind = declaration.attributes.documents
        else {
            app.graph.warn("No group of documents for \(type) is declared.", at: "newDocument")
            return
        }
        let key = DocumentKey()
        adopt(make(key, kind))
        app.perform(app.openNew(declaration, value: AnyHashable(key)))
    }

    func openNew(writing type: UTType?) {
        guard let group = group(writing: type) else { return }
        app.openNewWindow(of: group)
    }

    func openEmpty<D>(_ document: D.Type, writing type: UTType?) {
        let name = String(reflecting: document)
        let group = app.catalog.scenes.first {
            $0.attributes.documentType == name && $0.attributes.documents?.make != nil
        }
        guard let group, let kind = group.attributes.documents, let make = kind.make else {
            app.graph.warn("No group makes documents of \(document).", at: "newDocument")
            return
        }
        let key = DocumentKey()
        let new = adopt(make(key))
        if let type { new.contentType = type }
        app.perform(app.openNew(group, value: AnyHashable(key)))
    }

    func openCopy(of url: URL, as type: UTType) throws(DocumentProblem) {
        guard let group = group(writing: type), let kind = group.attributes.documents else {
            return
        }
        do {
            let file = try FileWrapper(following: url)
            let key = DocumentKey()
            let type = kind.type(of: url, isFolder: file.isDirectory) ?? type
            let copy = adopt(try kind.read(key, file, type))
            copy.noteEdit()
            app.perform(app.openNew(group, value: AnyHashable(key)))
        } catch {
            throw Self.problem(url.lastPathComponent, error)
        }
    }

    /// The first group that makes documents, of a type where one is wanted; nil, with a warning,
    /// where there is none.
    private func group(writing type: UTType?) -> SceneDeclaration? {
        let group = app.catalog.scenes.first {
            guard let kind = $0.attributes.documents, kind.make != nil else { return false }
            return type.map { type in kind.writable.contains { type.conforms(to: $0) } } ?? true
        }
        if group == nil {
            let what = type.map { "writes \($0)" } ?? "makes documents"
            app.graph.warn("No group of documents \(what).", at: "newDocument")
        }
        return group
    }
}
