import Glibc

/// A lock on memory of its own, with a value that only its holder may use.
///
/// Copies of it are the same lock. A thread must not take it twice: a lock that its own thread holds
/// stops the program.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// Whether the calling thread holds a lock.
    public enum Ownership: Hashable, Sendable {
        case owner
        case notOwner
    }

    private final class Storage {
        var state: State
        let mutex: UnsafeMutablePointer<pthread_mutex_t>

        init(_ state: State) {
            self.state = state
            mutex = .allocate(capacity: 1)
            var attributes = pthread_mutexattr_t()
            pthread_mutexattr_init(&attributes)
            // Taking a lock twice is an error, and not a wait without end.
            pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_ERRORCHECK))
            pthread_mutex_init(mutex, &attributes)
            pthread_mutexattr_destroy(&attributes)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }

    private let storage: Storage

    /// Creates a lock on a value that may be shared between threads only under a lock.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Creates a lock on a value.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    private func take() {
        guard pthread_mutex_lock(storage.mutex) == 0 else {
            fatalError("A thread takes a lock that it holds.")
        }
    }

    private func give() {
        guard pthread_mutex_unlock(storage.mutex) == 0 else {
            fatalError("A thread gives back a lock that it does not hold.")
        }
    }

    /// Does work on the value while no other thread does.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        take()
        defer { give() }
        return try body(&storage.state)
    }

    /// Does work on the value while no other thread does.
    public func withLock<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R { try withLockUnchecked(body) }

    /// Does work on the value if no thread has the lock; `nil` if one has it.
    public func withLockIfAvailableUnchecked<R>(
        _ body: (inout State) throws -> R
    ) rethrows -> R? {
        guard pthread_mutex_trylock(storage.mutex) == 0 else { return nil }
        defer { give() }
        return try body(&storage.state)
    }

    /// Does work on the value if no thread has the lock; `nil` if one has it.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? { try withLockIfAvailableUnchecked(body) }

    /// Stops the program unless the calling thread holds the lock, or does not hold it.
    public func precondition(_ condition: Ownership) {
        // The time is over before it begins: another thread that holds the lock is not waited for.
        var deadline = timespec()
        let status = pthread_mutex_timedlock(storage.mutex, &deadline)
        if status == 0 { give() }
        let isHeld = status == EDEADLK
        Swift.precondition(
            isHeld == (condition == .owner),
            isHeld ? "The thread holds the lock." : "The thread does not hold the lock.")
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a value.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock, and waits for it.
    @available(*, noasync, message: "Use withLock: another thread may give the lock back.")
    public func lock() { take() }

    /// Gives the lock back.
    @available(*, noasync, message: "Use withLock: another thread may hold the lock.")
    public func unlock() { give() }

    /// Takes the lock if no thread has it.
    @available(*, noasync, message: "Use withLock: another thread may give the lock back.")
    public func lockIfAvailable() -> Bool { pthread_mutex_trylock(storage.mutex) == 0 }

    /// Does work while no other thread does.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout State) in try body() }
    }

    /// Does work while no other thread does.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout State) in try body() }
    }

    /// Does work if no thread has the lock; `nil` if one has it.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { (_: inout State) in try body() }
    }

    /// Does work if no thread has the lock; `nil` if one has it.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable () throws -> R
    ) rethrows -> R? { try withLockIfAvailableUnchecked { (_: inout State) in try body() } }
}
