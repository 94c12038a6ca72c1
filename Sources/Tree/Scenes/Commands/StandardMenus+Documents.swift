import Foundation
import Views
import Widgets

/// The commands of apps with documents, in the File menu.
extension StandardMenus {
    /// Opening files, and those that were opened last.
    var openItems: [MenuEntry] {
        guard app.declaresDocuments else { return [] }
        let recent = app.documents.recent
        var list = recent.urls.map { url in
            entry(url.lastPathComponent, name: "recent \(url.path)") { [app] in
                app.openDocument(url)
            }
        }
        if !list.isEmpty {
            list += [.divider, entry("Clear Menu", name: "clear recent") { recent.clear() }]
        }
        var submenu = MenuEntry(.submenu(list), title: "Open Recent")
        submenu.isEnabled = !list.isEmpty
        return [
            entry("Open…", name: "open document", "o") { [app] in
                app.askForDocument()
            }, submenu,
        ]
    }

    /// What can be done with the window's document.
    var saveItems: [MenuEntry] {
        guard app.declaresDocuments else { return [] }
        let document = window?.tree.document
        let isEditable = document?.isEditable == true
        return [
            documentEntry(
                document?.url == nil ? "Save…" : "Save", "s", isEnabled: isEditable
            ) { $0.save() },
            documentEntry("Duplicate", "S", isEnabled: document != nil) { [app] in
                app.documents.duplicate($0)
            },
            documentEntry("Save As…", isEnabled: isEditable) { $0.isSaving = true },
            documentEntry(
                "Revert…",
                isEnabled: isEditable && document?.url != nil && document?.isEdited == true
            ) { $0.question = .reverting },
        ]
    }

    /// An entry for the document of the key window.
    private func documentEntry(
        _ title: String, _ key: Character? = nil, isEnabled: Bool,
        _ perform: @escaping @MainActor (OpenDocument) -> Void
    ) -> MenuEntry {
        var entry = entry(title, name: "document \(title)", key) { [app] in
            if let document = app.keyDocument { perform(document) }
        }
        entry.isEnabled = isEnabled
        return entry
    }
}
