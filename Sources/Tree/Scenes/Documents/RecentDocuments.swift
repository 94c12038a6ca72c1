import Foundation

/// The files that were opened or saved last, in the app's defaults.
struct RecentDocuments {
    let defaults: UserDefaults

    private static let key = "casement.recentDocuments"
    private static let limit = 10

    /// Those that are still there, the last one first.
    var urls: [URL] {
        (defaults.stringArray(forKey: Self.key) ?? [])
            .filter { FileManager.default.fileExists(atPath: $0) }
            .map { URL(fileURLWithPath: $0) }
    }

    func note(_ url: URL) {
        var paths = defaults.stringArray(forKey: Self.key) ?? []
        paths.removeAll { $0 == url.path }
        paths.insert(url.path, at: 0)
        defaults.set(Array(paths.prefix(Self.limit)), forKey: Self.key)
    }

    func clear() { defaults.removeObject(forKey: Self.key) }
}
