import Foundation

/// A folder for one saved session, or for files that are needed once. It is removed with this object.
final class TemporarySession {
    let url = FileManager.default.temporaryDirectory
        .appending(path: "casement-bench-\(UUID().uuidString)", directoryHint: .isDirectory)

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
