import Foundation

extension URL {
    /// What a symbolic link leads to; anything else itself.
    var resolvedLink: URL {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        return path.map {
            URL(fileURLWithPath: $0, relativeTo: deletingLastPathComponent()).standardizedFileURL
        } ?? self
    }
}
