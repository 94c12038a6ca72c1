import Foundation

/// Which transactions of a store to fetch or delete, and in which order.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
    /// The condition that transactions must meet, or `nil` for all.
    public var predicate: Predicate<Transaction>?
    /// The order of the transactions. Without any descriptor, the oldest comes first.
    public var sortBy: [SortDescriptor<Transaction>]
    /// The greatest number of transactions; 0 for all.
    public var fetchLimit: UInt64 = 0

    /// Creates a descriptor of all transactions that meet a condition, in an order.
    public init(
        predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>] = []
    ) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

/// Where a transaction stands among those of its store. It can be kept, and later tells which
/// transactions are new.
public protocol HistoryToken: Codable, Comparable, Hashable, Identifiable, Sendable {
    associatedtype TokenType
    /// What the token stands for, in a form that can be read.
    var tokenValue: TokenType? { get }
}

/// What one save has changed.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    /// The moment of the save.
    var timestamp: Date { get }
    /// The changes, in the order in which they were made.
    var changes: [HistoryChange] { get }
    /// The position of the transaction in the store's history.
    var token: TokenType { get }
    /// The identifier of the transaction, which grows with each save.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The identifier of the store.
    var storeIdentifier: String { get }
    /// The `author` of the context that has saved.
    var author: String? { get }
}
