import ContentTypes
import Foundation

/// What a file panel is for.
package enum FilePurpose: Equatable {
    /// Choosing what is there.
    case open(types: [UTType], several: Bool)
    /// Naming a new file of one of the types.
    case save(name: String, types: [UTType])
    /// Choosing a folder that takes files.
    case folder(action: String)

    package var isSaving: Bool { if case .save = self { true } else { false } }
    package var takesSeveral: Bool {
        if case .open(_, let several) = self { several } else { false }
    }

    var title: String {
        switch self {
        case .open: "Open"
        case .save: "Save"
        case .folder(let action): action
        }
    }

    /// The title of a panel that has no other.
    var panelTitle: String {
        switch self {
        case .open(_, let several): several ? "Open Files" : "Open a File"
        case .save: "Save a File"
        case .folder: "Choose a Folder"
        }
    }

    /// Whether a folder itself can be chosen, and not only entered.
    package var takesFolders: Bool {
        switch self {
        case .open(let types, _): types.contains { UTType.folder.conforms(to: $0) || $0 == .folder }
        case .save: false
        case .folder: true
        }
    }

    /// Whether files are listed as things to choose.
    func lists(_ fileExtension: String, isFolder: Bool) -> Bool {
        guard !isFolder else { return true }
        switch self {
        case .save, .folder: return true
        case .open(let types, _):
            let url = URL(fileURLWithPath: "/file").appendingPathExtension(fileExtension)
            return types.contains { $0.contains(url, isFolder: false) }
        }
    }

    /// Whether a folder is a package of the wanted types: it is chosen like a file.
    func takesAsFile(_ name: String) -> Bool {
        guard case .open(let types, _) = self else { return false }
        let url = URL(fileURLWithPath: "/\(name)", isDirectory: true)
        let type = UTType.of(url, isFolder: true)
        let isPackage = type != .folder
        return types.contains {
            isPackage && type.conforms(to: $0)
                || $0.conforms(to: .package) && $0.contains(url, isFolder: true)
        }
    }
}

/// What the user has chosen in a file panel.
package struct FileChoice {
    package let urls: [URL]
    /// The type of a file to be saved.
    package let type: UTType?

    package init(urls: [URL], type: UTType?) {
        self.urls = urls
        self.type = type
    }
}
