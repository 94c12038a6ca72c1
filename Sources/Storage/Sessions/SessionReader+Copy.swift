import Foundation
import GRDB

extension SessionReader {
    /// Reads a session that no one uses from a private copy of its files, so that nothing is
    /// written beside it; this also works on a full or read-only disk.
    package static func readCopy(_ url: URL) throws(SessionError) -> Reading {
        let directory = SessionDirectory(url)
        if let reason = SessionConnection.oversize(directory.database, in: directory) {
            throw .unavailable(path: directory.database, reason: reason)
        }
        let temporary = FileManager.default.temporaryDirectory.appending(
            path: "casement-session-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: temporary) }
        let copy = SessionDirectory(temporary)
        try copy.prepare()
        do {
            for file in [directory.database, directory.database + "-wal"]
            where directory.fileSize(file) != nil {
                let name = URL(filePath: file).lastPathComponent
                try FileManager.default.copyItem(
                    at: URL(filePath: file), to: temporary.appending(path: name))
            }
        } catch {
            throw .unavailable(path: directory.database, reason: "\(error)")
        }
        return try read(copy.database, of: directory)
    }
}
