import Foundation
import GRDB

extension ModelContext {
    /// The transactions of the store that match, with the oldest first unless the descriptor says
    /// otherwise. Each save is one, whichever context or process has made it; a store keeps the
    /// last 10,000.
    ///
    /// Throws `historyTokenExpired` if the predicate has a token after which transactions were
    /// deleted, or one of another store: what follows it is not complete.
    public func fetchHistory<Transaction: HistoryTransaction>(
        _ descriptor: HistoryDescriptor<Transaction>
    ) throws -> [Transaction] {
        checkThread("fetches the history")
        let descriptor = try descriptor.ofDefaultTransactions()
        try checkTokens(of: descriptor)
        let found = try transactions(descriptor)
        let changes = try store.read { database in
            try found.map {
                try HistoryReading.changes($0.transactionIdentifier, of: store, database)
            }
        }
        let complete = zip(found, changes).map { $0.loaded($1) }
        return complete as? [Transaction] ?? []
    }

    /// Deletes the transactions that match. Tokens of earlier ones expire.
    public func deleteHistory<Transaction: HistoryTransaction>(
        _ descriptor: HistoryDescriptor<Transaction>
    ) throws {
        checkThread("deletes the history")
        let numbers = try transactions(descriptor.ofDefaultTransactions())
            .map(\.transactionIdentifier)
        try store.write { try HistoryLog.delete(numbers, in: $0) }
    }

    private func transactions(
        _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
    ) throws -> [DefaultHistoryTransaction] {
        let store = store
        var found = try store.read { try HistoryLog.heads($0) }.map { head in
            DefaultHistoryTransaction(head, of: store.identifier) { number in
                (try? store.read { try HistoryReading.changes(number, of: store, $0) }) ?? []
            }
        }
        if let predicate = descriptor.predicate {
            found = try found.filter { try predicate.evaluate($0) }
        }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        let limit = descriptor.fetchLimit
        return limit == 0 ? found : Array(found.prefix(Int(clamping: limit)))
    }

    private func checkTokens(of descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
        guard let predicate = descriptor.predicate else { return }
        let tokens = Self.tokens(in: predicate.expression)
        guard !tokens.isEmpty else { return }
        let lastDeleted = try store.read { try HistoryLog.lastDeleted($0) }
        for token in tokens {
            guard token.store == store.identifier else {
                throw SwiftDataError(
                    .historyTokenExpired, "The history token is one of another store.")
            }
            guard token.number >= lastDeleted else {
                throw SwiftDataError(
                    .historyTokenExpired,
                    """
                    The history token has expired: transactions after it were deleted, up to the \
                    number \(lastDeleted).
                    """)
            }
        }
    }

    /// The tokens that a predicate has captured.
    private static func tokens(in expression: Any) -> [DefaultHistoryToken] {
        if let token = expression as? DefaultHistoryToken { return [token] }
        return Mirror(reflecting: expression).children.flatMap { tokens(in: $0.value) }
    }
}

extension HistoryDescriptor {
    /// Fails if it is of transactions that no store here has.
    fileprivate func ofDefaultTransactions() throws -> HistoryDescriptor<DefaultHistoryTransaction>
    {
        guard let descriptor = self as? HistoryDescriptor<DefaultHistoryTransaction> else {
            throw SwiftDataError(
                .unsupportedPredicate,
                """
                A store's history consists of DefaultHistoryTransaction, and \(Transaction.self) \
                was asked for.
                """)
        }
        return descriptor
    }
}
