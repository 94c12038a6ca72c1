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
            try synchronize(folder.deletingLastPathComponent())
        }
        let name = UUID().uuidString
        let file = folder.appendingPathComponent(name)
        do {
            try data.write(to: file)
            try synchronize(file)
            // Its name is in the folder.
            try synchronize(folder)
        } catch {
            remove([name])
            throw error
        }
        return name
    }

    private func synchronize(_ url: URL) throws {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(url) }
        defer { close(descriptor) }
        // Some file systems do not synchronize folders.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure(url) }
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
