import Foundation
import Views

/// What menus and keys do with documents.
@MainActor
extension AppInstance {
    /// Whether the app declares documents, so that it has a menu bar.
    var declaresDocuments: Bool { catalog.scenes.contains { $0.attributes.documents != nil } }

    /// The document of the key window.
    var keyDocument: OpenDocument? { keyWindow?.tree.document }

    /// Asks about an edited document that would not come back; false where there is none.
    func asksAboutChanges() -> Bool {
        let lost = scenes.first { scene in
            scene.tree.document?.isEdited == true
                && !(documents.keepsDrafts && scene.declaration.isRestorable)
        }
        guard let lost, let document = lost.tree.document else { return false }
        raise(lost.id)
        document.askBeforeClosing { [weak self] in self?.askToEnd() }
        return true
    }

    /// Asks which file to open, in the key window if it shows a document, else in a new one.
    func askForDocument() {
        if let document = keyDocument {
            document.isOpening = true
        } else if isLaunchWindowKey {
            documents.launch.isOpening = true
        } else if let group = catalog.scenes.first(where: { $0.attributes.documents != nil }) {
            documents.nextAsksForFile = group.attributes.documents?.make != nil
            openNewWindow(of: group)
        }
    }

    private var isLaunchWindowKey: Bool {
        manager.key.flatMap { scenes[$0] }?.declaration.attributes.isDocumentLaunch == true
    }

    /// Closes the launch window, because a document has opened.
    func closeLaunchWindow() -> [WindowEffect] {
        guard let launch = scenes.first(where: { $0.declaration.attributes.isDocumentLaunch })
        else { return [] }
        return manager.close(launch.id)
    }

    /// Opens a file; where that is not possible, the key window says why.
    func openDocument(_ url: URL) {
        do throws(DocumentProblem) {
            try documents.open(url)
        } catch {
            if let document = keyDocument {
                document.problem = error
            } else if isLaunchWindowKey {
                documents.launch.problem = error
            } else {
                graph.warn("\(error.title) \(error.reason)", at: "")
            }
        }
    }
}
