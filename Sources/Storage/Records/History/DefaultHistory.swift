import Foundation

/// A transaction of a store's history.
public struct DefaultHistoryTransaction: HistoryTransaction {
    public let timestamp: Date
    public let token: DefaultHistoryToken
    public let transactionIdentifier: Int64
    public let storeIdentifier: String
    public let author: String?
    /// The identifier of the app that has saved.
    public let bundleIdentifier: String
    /// The process that has saved.
    public let processIdentifier: String
    /// Reads the changes, which most transactions that a predicate looks at are not asked for.
    private let read: @Sendable (Int64) -> [HistoryChange]

    init(
        _ head: HistoryLog.Head, of store: String,
        reading read: @escaping @Sendable (Int64) -> [HistoryChange]
    ) {
        timestamp = head.time
        token = DefaultHistoryToken(store: store, number: head.number)
        transactionIdentifier = head.number
        storeIdentifier = store
        author = head.author
        bundleIdentifier = head.app
        processIdentifier = head.process
        self.read = read
    }

    /// The same with its changes in memory.
    func loaded(_ changes: [HistoryChange]) -> DefaultHistoryTransaction {
        DefaultHistoryTransaction(
            HistoryLog.Head(
                number: transactionIdentifier, time: timestamp, author: author,
                app: bundleIdentifier, process: processIdentifier), of: storeIdentifier
        ) { _ in changes }
    }

    /// In the order in which they were made.
    public var changes: [HistoryChange] { read(transactionIdentifier) }

    public var id: DefaultHistoryToken { token }

    public static func == (a: Self, b: Self) -> Bool { a.token == b.token }
    public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}

/// Where a transaction stands in a store's history.
public struct DefaultHistoryToken: HistoryToken {
    let store: String
    let number: Int64

    public var id: Self { self }
    /// The number of the transaction, by the identifier of its store.
    public var tokenValue: [String: Int64]? { [store: number] }

    public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

/// An object that was inserted.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
    public let changeIdentifier: Int64
    public let changedPersistentIdentifier: PersistentIdentifier
    public let transactionIdentifier: Int64
}

/// An object whose properties were changed.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
    public let changeIdentifier: Int64
    public let changedPersistentIdentifier: PersistentIdentifier
    public let transactionIdentifier: Int64
    public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]
}

/// An object that was deleted.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
    public let changeIdentifier: Int64
    public let changedPersistentIdentifier: PersistentIdentifier
    public let transactionIdentifier: Int64
    public let tombstone: HistoryTombstone<Model>
}
