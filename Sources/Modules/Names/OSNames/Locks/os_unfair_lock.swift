import Glibc

/// A lock that C's functions take, whose memory its owner keeps in one place.
public struct os_unfair_lock {
    // All zero, as `PTHREAD_MUTEX_INITIALIZER` is.
    fileprivate var mutex = pthread_mutex_t()

    public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

extension UnsafeMutablePointer<os_unfair_lock> {
    /// The lock of C, which is all that the structure holds.
    fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
    }
}

/// Takes a lock, and waits for it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock.mutex) }

/// Takes a lock if no thread has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(lock.mutex) == 0
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock.mutex) }
