import Foundation

/// A transaction of a store's history.
public struct DefaultHistoryTransaction: HistoryTransaction {
    /// The moment of the save.
    public let timestamp: Date
    /// The position of the transaction in the store's history.
    public let token: DefaultHistoryToken
    /// The number of the transaction, which grows with each save.
    public let transactionIdentifier: Int64
    /// The identifier of the store, which stays the same wherever the store is.
    public let storeIdentifier: String
    /// The `author` of the context that has saved, or `nil` if it had none.
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

    /// Returns the transaction with its changes in memory.
    func loaded(_ changes: [HistoryChange]) -> DefaultHistoryTransaction {
        DefaultHistoryTransaction(
            HistoryLog.Head(
                number: transactionIdentifier, time: timestamp, author: author,
                app: bundleIdentifier, process: processIdentifier), of: storeIdentifier
        ) { _ in changes }
    }

    /// The changes, in the order in which they were made.
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
    /// The number of the change, which is unique in its store.
    public let changeIdentifier: Int64
    /// The identifier of the object that was inserted.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the transaction that inserted it.
    public let transactionIdentifier: Int64
}

/// An object whose properties were changed.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
    /// The number of the change, which is unique in its store.
    public let changeIdentifier: Int64
    /// The identifier of the object that was changed.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the transaction that changed it.
    public let transactionIdentifier: Int64
    /// The properties that have other values, as far as the model still has them.
    public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]
}

/// An object that was deleted.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
    /// The number of the change, which is unique in its store.
    public let changeIdentifier: Int64
    /// The identifier of the object that was deleted.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the transaction that deleted it.
    public let transactionIdentifier: Int64
    /// The values of the deleted object that outlive it.
    public let tombstone: HistoryTombstone<Model>
}
