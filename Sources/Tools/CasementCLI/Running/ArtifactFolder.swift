import AutomationProtocol
import Foundation

/// The folder for pictures and trees.
package struct ArtifactFolder {
    package let url: URL

    package init(_ path: String) { url = URL(filePath: path, directoryHint: .isDirectory) }

    /// The path of a file in the folder, which is created if it is missing.
    package func path(_ name: String) throws -> String {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url.appending(path: name).standardizedFileURL.path(percentEncoded: false)
    }

    package func write(_ screen: Screen, as name: String) throws {
        try screen.json.write(to: URL(filePath: path("\(name).json")))
    }
}
