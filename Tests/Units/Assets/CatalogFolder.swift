import Assets
import Foundation

/// An asset catalog in a folder of its own, which goes with it.
final class CatalogFolder {
    let root: String
    var path: String { "\(root)/App_App.resources/Assets.xcassets" }

    init() throws {
        root =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("catalog-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// Writes a file, by its path in the catalog.
    func write(_ file: String, _ text: String = "") throws {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func item(_ kind: AssetItem.Kind, _ name: String) -> AssetItem {
        AssetItem(kind: kind, name: name, folder: "\(path)/\(name).\(kind.rawValue)")
    }
}
