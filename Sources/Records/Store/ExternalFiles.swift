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
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = UUID().uuidString
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        let handle = try FileHandle(forUpdating: file)
        try handle.synchronize()
        try handle.close()
        return name
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
