#if SDL
    import Foundation
    import Synchronization

    /// Whether anybody wants to know what the app shows. The main thread asks after each turn, without
    /// waiting for the thread of the bus.
    final class Attention: Sendable {
        private let hasListeners = Atomic<Bool>(false)
        /// When what a client has asked for last is forgotten, in nanoseconds; 0 before the first call.
        private let end = Atomic<UInt64>(0)

        /// How long a client that has asked is taken to ask again, in nanoseconds.
        private static let patience: UInt64 = 10_000_000_000

        private static var now: UInt64 {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
        }

        var isThere: Bool {
            if hasListeners.load(ordering: .relaxed) { return true }
            let end = end.load(ordering: .relaxed)
            return end != 0 && Self.now < end
        }

        func listen(_ listens: Bool) { hasListeners.store(listens, ordering: .relaxed) }

        /// Notes a call.
        func extend() { end.store(Self.now + Self.patience, ordering: .relaxed) }
    }
#endif
