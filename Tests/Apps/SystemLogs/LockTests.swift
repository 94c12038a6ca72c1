import Foundation
import Testing
import os.lock

/// Locks by Apple's names.
struct LockTests {
    @Test("A lock keeps a value that many threads change")
    func values() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1_000 { lock.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 8_000)
    }

    @Test("A lock that is held is not available, and gives its errors on")
    func availability() {
        struct Failure: Error {}
        let lock = OSAllocatedUnfairLock()
        let taken = OSAllocatedUnfairLock(initialState: false)
        lock.withLock {
            lock.precondition(.owner)
            let isAvailable = lock.withLockIfAvailable { true }
            taken.withLock { $0 = isAvailable == nil }
        }
        lock.precondition(.notOwner)
        #expect(taken.withLock { $0 })
        #expect(lock.withLockIfAvailable { 3 } == 3)
        #expect(throws: Failure.self) { try lock.withLock { throw Failure() } }
        #expect(lock.lockIfAvailable())
        lock.unlock()
    }

    @Test("A thread that takes a lock twice is stopped")
    func twice() async {
        await #expect(processExitsWith: .failure) {
            func takeTwice() {
                let lock = OSAllocatedUnfairLock()
                lock.lock()
                lock.lock()
            }
            takeTwice()
        }
    }

    @Test("C's lock keeps a value that many threads change")
    func functions() {
        final class Count: @unchecked Sendable {
            private let lock = os_unfair_lock_t.allocate(capacity: 1)
            var number = 0

            init() { lock.initialize(to: os_unfair_lock()) }
            deinit { lock.deallocate() }

            func add() {
                os_unfair_lock_lock(lock)
                number += 1
                os_unfair_lock_unlock(lock)
            }

            var isFree: Bool {
                guard os_unfair_lock_trylock(lock) else { return false }
                defer { os_unfair_lock_unlock(lock) }
                return !os_unfair_lock_trylock(lock)
            }
        }
        let count = Count()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1_000 { count.add() }
        }
        #expect(count.number == 8_000)
        #expect(count.isFree)
    }
}
