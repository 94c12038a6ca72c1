import Foundation

extension URL {
    /// The target of a symbolic link; of any other file its own URL.
    var resolvedLink: URL {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        return path.map {
            URL(fileURLWithPath: $0, relativeTo: deletingLastPathComponent()).standardizedFileURL
        } ?? self
    }
}
