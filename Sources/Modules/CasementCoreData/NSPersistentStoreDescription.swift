import Foundation

/// Where a container keeps its store.
public final class NSPersistentStoreDescription {
    /// The file; `/dev/null` for a store in memory. Nil for a file in the app's folder.
    public var url: URL?
    public var isReadOnly = false
    /// The store in memory is gone with the process.
    public var type = NSSQLiteStoreType

    public init() {}

    public init(url: URL) { self.url = url }

    var isInMemory: Bool { type == NSInMemoryStoreType || url?.path == "/dev/null" }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
