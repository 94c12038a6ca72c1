import Foundation

/// A folder for one saved session, which is gone with it.
final class TemporarySession {
    let url = FileManager.default.temporaryDirectory
        .appending(path: "casement-bench-\(UUID().uuidString)", directoryHint: .isDirectory)

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
