import Foundation
import Limits

/// The files beside a store that hold its large values.
///
/// Only their owner may read them. The names that rows have for them are those that this type gave:
/// anything else, such as a path, leads to no file and removes none.
struct ExternalFiles: Sendable {
    /// The folder of the files, or `nil` for a store in memory.
    private let folder: URL?
    /// The least size of a file in bytes: smaller values are faster to read from the database
    /// itself.
    private static let smallestSize = 128 << 10

    init(of configuration: ModelConfiguration) {
        folder =
            configuration.isStoredInMemoryOnly
            ? nil
            : configuration.url.deletingLastPathComponent().appendingPathComponent(
                ".\(configuration.url.lastPathComponent)-files", isDirectory: true)
    }

    /// Writes large data to a file, which is on the disk when this returns. `nil` if the database
    /// holds the data itself.
    func store(_ data: Data) throws -> String? {
        guard let folder, data.count >= Self.smallestSize else { return nil }
        if !FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            do {
                try synchronize(folder.deletingLastPathComponent(), for: folder)
            } catch {
                // The next value makes it again, and sees to it that it is on the disk.
                rmdir(folder.path)
                throw error
            }
        }
        let name = UUID().uuidString
        let file = folder.appendingPathComponent(name)
        do {
            try write(data, to: file)
            // Its name is in the folder.
            try synchronize(folder, for: file)
        } catch {
            remove([name])
            throw error
        }
        return name
    }

    private func write(_ data: Data, to url: URL) throws {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        let file = open(url.path, flags, 0o600)
        guard file >= 0 else { throw failure(url) }
        defer { close(file) }
        var count = 0
        while count < data.count {
            let step = data.withUnsafeBytes { bytes in
                Foundation.write(file, bytes.baseAddress! + count, data.count - count)
            }
            if step < 0, errno == EINTR { continue }
            guard step > 0 else { throw failure(url) }
            count += step
        }
        // Some file systems do not synchronize.
        guard fsync(file) == 0 || errno == EINVAL else { throw failure(url) }
    }

    /// Brings a file or folder to the disk. The sentence of its error names what it was for.
    private func synchronize(_ url: URL, for saved: URL) throws {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(saved) }
        defer { close(descriptor) }
        // Some file systems do not synchronize folders.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure(saved) }
    }

    private func failure(_ url: URL) -> SwiftDataError {
        SwiftDataError(
            .saveFailure, "\(url.path) cannot be saved: \(String(cString: strerror(errno))).")
    }

    func remove(_ names: [String]) {
        // Whatever else is there, a folder of somebody's say, stays.
        for path in names.compactMap(path) { unlink(path) }
    }

    func removeAll() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    /// What a file holds; `nil` for a store in memory.
    func read(_ name: String) throws -> Data? {
        guard folder != nil else { return nil }
        guard let path = path(name) else { throw BadName(name: name) }
        return try BoundedFile.read(path, limit: Self.largestSize, followsLinks: false)
    }

    /// The greatest size of a file in bytes, which is that of SQLite's own values.
    private static let largestSize = 1_000_000_000

    private func path(_ name: String) -> String? {
        guard UUID(uuidString: name)?.uuidString == name else { return nil }
        return folder?.appendingPathComponent(name).path
    }

    /// A name that no file of a store has.
    private struct BadName: Error, CustomStringConvertible {
        let name: String

        var description: String { "“\(name.prefix(100))” is not the name of a file in the store" }
    }
}
