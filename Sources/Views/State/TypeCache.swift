import Foundation

/// What has been found out about types, once for the whole process: types never change.
final class TypeCache<Fact>: @unchecked Sendable {
    private var facts: [ObjectIdentifier: Fact] = [:]
    private let lock = NSLock()

    func value(for type: Any.Type, find: () -> Fact) -> Fact {
        let key = ObjectIdentifier(type)
        lock.lock()
        if let known = facts[key] {
            lock.unlock()
            return known
        }
        lock.unlock()
        // Found outside the lock, because finding may ask about the types of fields.
        let fact = find()
        lock.lock()
        defer { lock.unlock() }
        facts[key] = fact
        return fact
    }
}
