import Foundation

/// Lists the assets in a catalog, a folder whose name ends in `.xcassets`.
///
/// A folder inside belongs to the names of its assets only if its `Contents.json` says that it
/// provides a namespace. A folder that several links lead to, which may be in a circle, is read once,
/// and at most 32 levels of folders are.
package struct CatalogReader {
    package private(set) var items: [AssetItem] = []
    /// A sentence for each file that could not be read; all others are listed nevertheless.
    package private(set) var problems: [String] = []

    package init(catalog: String) {
        read(folder: catalog, namespace: "", depth: 0)
    }

    /// What the system tells folders apart by.
    private struct Identity: Hashable {
        let device: UInt
        let number: UInt
    }

    private var seen: Set<Identity> = []

    private mutating func read(folder: String, namespace: String, depth: Int) {
        guard depth < 32 else { return }
        var status = stat()
        guard stat(folder, &status) == 0 else { return }
        let identity = Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
        guard seen.insert(identity).inserted else {
            problems.append("\(folder) is read already: a link leads to it")
            return
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            let path = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
                isFolder.boolValue
            else { continue }
            let parts = Self.parts(of: name)
            if let kind = AssetItem.Kind(rawValue: parts.ending) {
                items.append(AssetItem(kind: kind, name: namespace + parts.stem, folder: path))
            } else if parts.ending.isEmpty || !Self.otherSets.contains(parts.ending) {
                let inner = providesNamespace(path) ? "\(namespace)\(name)/" : namespace
                read(folder: path, namespace: inner, depth: depth + 1)
            }
        }
    }

    private mutating func providesNamespace(_ folder: String) -> Bool {
        let file = "\(folder)/Contents.json"
        // Folders need no such file.
        guard FileManager.default.fileExists(atPath: file) else { return false }
        do {
            return try ContentsValue(file: file)["properties"]?["provides-namespace"]?.isTrue
                ?? false
        } catch {
            problems.append("\(error)")
            return false
        }
    }

    private static func parts(of name: String) -> (stem: String, ending: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    /// Assets that a program cannot ask for by name.
    private static let otherSets: Set<String> = [
        "appiconset", "launchimage", "brandassets", "imagestack", "imagestacklayer", "iconset",
        "spriteatlas", "stickerpack", "stickersequence", "sticker", "cubetextureset", "textureset",
        "mipmapset", "arimageset", "arresourcegroup", "complicationset", "gcdashboardimage",
        "gcleaderboard", "gcleaderboardset", "solidimagestack",
    ]
}
