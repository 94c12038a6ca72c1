/// Runs `body`. Its writes belong to `transaction`.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try TransactionScope.run(transaction, body)
}

/// Runs `body` in a copy of the current transaction with one value changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try TransactionScope.run(transaction, body)
}

/// Runs `body`. Changes that its writes cause are animated with `animation`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try TransactionScope.run(Transaction(animation: animation), body)
}

/// Runs `body` like `withAnimation(_:_:)`, and `completion` once when the animations it started
/// meet `completionCriteria`.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try TransactionScope.run(transaction, body)
}
