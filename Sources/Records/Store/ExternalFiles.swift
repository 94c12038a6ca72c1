import Foundation

/// The files beside a store that hold its large values.
struct ExternalFiles: Sendable {
    /// Nil for a store in memory.
    private let folder: URL?
    /// Smaller values are faster to read from the database itself.
    private static let smallestSize = 128 << 10

    init(of configuration: ModelConfiguration) {
        folder =
            configuration.isStoredInMemoryOnly
            ? nil
            : configuration.url.deletingLastPathComponent().appendingPathComponent(
                ".\(configuration.url.lastPathComponent)-files", isDirectory: true)
    }

    /// Writes large data to a file, which is on the disk when this returns. Nil where the database
    /// holds the data itself.
    func store(_ data: Data) throws -> String? {
        guard let folder, data.count >= Self.smallestSize else { return nil }
        if !FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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
            try data.write(to: file)
            try synchronize(file, for: file)
            // Its name is in the folder.
            try synchronize(folder, for: file)
        } catch {
            remove([name])
            throw error
        }
        return name
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
        guard let folder else { return }
        for name in names {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    func removeAll() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    /// What a file holds.
    func read(_ name: String) throws -> Data? {
        try folder.map { try Data(contentsOf: $0.appendingPathComponent(name)) }
    }
}
