/// A write that bodies do not see until an update applies it.
package class PendingWrite {
    init() {}
    @MainActor
    func apply() {}
}

/// Writes that one update applies together.
final class WriteBatch {
    let transaction: Transaction
    /// Counts all batches of the app, from 1.
    let number: Int
    /// Whether a thread other than the main one has begun it.
    let isForeign: Bool
    var writes: [PendingWrite] = []

    init(_ transaction: Transaction, number: Int, isForeign: Bool) {
        self.transaction = transaction
        self.number = number
        self.isForeign = isForeign
    }
}

/// A write that is a closure. It runs on the main thread when an update applies it.
package final class PendingAction: PendingWrite {
    private let perform: @MainActor () -> Void

    package init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }

    override func apply() { perform() }
}
