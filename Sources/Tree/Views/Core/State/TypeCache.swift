import Synchronization

/// A cache of facts about types for the whole process.
final class TypeCache<Fact>: @unchecked Sendable {
    /// Guarded by the lock.
    private var facts: [ObjectIdentifier: Fact] = [:]
    private let lock = Mutex(())

    /// The fact that was found first, for all threads: what is found is kept for ever, so that it may
    /// be referred to without a reference that counts.
    func value(for type: Any.Type, find: () -> Fact) -> Fact {
        let key = ObjectIdentifier(type)
        if let known = withLock({ facts[key] }) { return known }
        // Computed outside the lock, because computing may use the cache for the types of fields.
        let fact = find()
        return withLock {
            // Another thread may have found it meanwhile.
            if let known = facts[key] { return known }
            facts[key] = fact
            return fact
        }
    }

    @inline(__always)
    private func withLock<Result>(_ body: () -> Result) -> Result {
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        return body()
    }
}
