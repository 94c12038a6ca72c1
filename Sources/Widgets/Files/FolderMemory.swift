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
        guard let key, let url = urls.first else { return }
        defaults.set(url.deletingLastPathComponent().path, forKey: key)
    }
}

extension FileDialogOptions {
    func memory(_ defaults: UserDefaults) -> FolderMemory {
        FolderMemory(defaults: defaults, id: customizationID)
    }

    /// The folder that a panel opens in.
    func firstFolder(_ defaults: UserDefaults) -> URL {
        memory(defaults).folder ?? defaultDirectory ?? FilePlace.first
    }
}
