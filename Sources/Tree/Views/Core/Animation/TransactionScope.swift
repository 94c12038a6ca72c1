import Foundation

/// The transaction of writes by the running closure.
///
/// It is thread-local and not task-local, because a `Task` started inside `withAnimation` would
/// inherit a task-local value, although its later writes do not belong to the transaction.
package enum TransactionScope {
    private final class Box {
        let transaction: Transaction
        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        guard pthread_key_create(&key, nil) == 0 else {
            fatalError("The process has no room for another thread-specific value")
        }
        return key
    }()

    /// Nil outside `withTransaction` and `withAnimation`.
    package static var current: Transaction? {
        pthread_getspecific(key).map {
            Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().transaction
        }
    }

    /// The identifier of `Transaction.current`.
    static var currentIdentifier: ObjectIdentifier? {
        pthread_getspecific(key).flatMap {
            Unmanaged<Box>.fromOpaque($0)._withUnsafeGuaranteedRef { $0.transaction.identifier }
        }
    }

    package static func run<Result>(
        _ transaction: Transaction, _ body: () throws -> Result
    ) rethrows -> Result {
        let box = Box(transaction)
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(box).toOpaque())
        defer { pthread_setspecific(key, outer) }
        return try withExtendedLifetime(box) { try body() }
    }
}

extension Transaction {
    /// The transaction of a write at this moment: an empty one outside of all closures.
    package static var current: Transaction { TransactionScope.current ?? Transaction() }
}
