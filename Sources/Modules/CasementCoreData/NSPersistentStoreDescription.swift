import Foundation

/// Where a container keeps its store.
public final class NSPersistentStoreDescription {
    /// The file; `/dev/null` for a store in memory. Nil for a file in the app's folder.
    public var url: URL?
    /// Whether the store is opened without the right to change it; ignored by a store in memory.
    public var isReadOnly = false
    /// The kind of the store: a file, or memory, which ends with the process.
    public var type = NSSQLiteStoreType

    /// Describes a store in a file in the app's folder, or in another file if `url` is set.
    public init() {}

    public init(url: URL) { self.url = url }

    var isInMemory: Bool { type == NSInMemoryStoreType || url?.path == "/dev/null" }
}

/// The type of a store in a file, which is the default.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store that exists only while the process runs.
public let NSInMemoryStoreType = "InMemory"
