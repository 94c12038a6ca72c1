import Foundation

/// Where dialogs of one customization id last ended, in the app's defaults.
struct FolderMemory {
    let defaults: UserDefaults
    let id: String?

    private var key: String? { id.map { "casement.fileDialog.\($0)" } }

    /// Nil where it was none, or has gone.
    var folder: URL? {
        guard let key, let path = defaults.string(forKey: key),
            FileManager.default.fileExists(atPath: path)
        else { return nil }
        return URL(fileURLWithPath: path, isDirectory: true)
    }

    func remember(_ urls: [URL]) {
        guard let folder = urls.first?.deletingLastPathComponent().standardizedFileURL.path else {
            return
        }
        if let key { defaults.set(folder, forKey: key) }
        let others = Self.recentPaths(defaults).filter { $0 != folder }
        defaults.set(Array(([folder] + others).prefix(Self.recentCount)), forKey: Self.recentKey)
    }

    // MARK: The folders of all dialogs

    private static let recentKey = "casement.fileDialog.recentFolders"
    private static let recentCount = 5

    private static func recentPaths(_ defaults: UserDefaults) -> [String] {
        defaults.stringArray(forKey: recentKey) ?? []
    }

    /// The folders in which files were chosen last, the latest first.
    static func recent(_ defaults: UserDefaults) -> [URL] {
        recentPaths(defaults).filter { FileManager.default.fileExists(atPath: $0) }
            .map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
}

extension FileDialogOptions {
    func memory(_ defaults: UserDefaults) -> FolderMemory {
        FolderMemory(defaults: defaults, id: customizationID)
    }
}
