import Foundation

/// Which transactions of a store to fetch or delete, and in which order; the oldest first without
/// one.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
    public var predicate: Predicate<Transaction>?
    public var sortBy: [SortDescriptor<Transaction>]
    /// How many at most; 0 for all.
    public var fetchLimit: UInt64 = 0

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
    var tokenValue: TokenType? { get }
}

/// What one save has changed.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    var timestamp: Date { get }
    var changes: [HistoryChange] { get }
    var token: TokenType { get }
    var transactionIdentifier: TransactionIdentifier { get }
    var storeIdentifier: String { get }
    /// The `author` of the context that has saved.
    var author: String? { get }
}
