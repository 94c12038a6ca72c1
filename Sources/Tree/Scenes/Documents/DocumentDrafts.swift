import Foundation
import FoundationNames

/// Copies of edited documents that are not saved yet, from which they come back after the app has
/// quit or was killed.
final class DocumentDrafts: @unchecked Sendable {
    /// Nil where nothing of the app is saved.
    private let folder: URL?
    /// Writes one draft after the other, and nothing else.
    private let queue = DispatchQueue(label: "casement.drafts")
    private let report: @Sendable (String) -> Void

    init(in folder: URL?, report: @escaping @Sendable (String) -> Void) {
        self.folder = folder
        self.report = report
    }

    var isPossible: Bool { folder != nil }

    private func url(_ id: UUID) -> URL? { folder?.appendingPathComponent(id.uuidString) }

    /// Writes away from the main thread.
    func write(_ file: FileWrapper, _ id: UUID) {
        guard let folder, let url = url(id) else { return }
        queue.async { [report] in
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700])
                try file.write(to: url, options: .atomic, originalContentsURL: nil)
            } catch {
                report("A draft was not saved: \(error.localizedDescription)")
            }
        }
    }

    /// The draft; nil where there is none.
    func read(_ id: UUID) throws -> FileWrapper? {
        guard let url = url(id), FileManager.default.fileExists(atPath: url.path) else {
            return nil
        }
        return try FileWrapper(url: url)
    }

    func remove(_ id: UUID) {
        guard let url = url(id) else { return }
        queue.async { try? FileManager.default.removeItem(at: url) }
    }

    /// Waits until everything is written.
    func finish() { queue.sync {} }
}
