import Foundation

/// A folder of files that is removed with the value.
package final class FixtureFolder {
    package let url: URL

    package init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "casement-project-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    package func path(_ name: String) -> String {
        let path = url.appending(path: name).path(percentEncoded: false)
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    package func text(_ path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }
}
