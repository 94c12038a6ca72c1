import Synchronization

/// The failing operations of a session's disk, so that one full or broken disk is reported once,
/// whichever operation fails first, and again only after a time without failures: on a nearly full
/// disk one write fails and the next succeeds.
final class DiskFailures: Sendable {
    enum Work: Hashable, Sendable { case writing, stalling, synchronizing }

    private struct State {
        var failing: Set<Work> = []
        var lastFailure: ContinuousClock.Instant?
    }

    /// The time without failures after which the next one is reported again.
    static let quietTime: Duration = .seconds(60)

    private let state = Mutex(State())
    private let now: @Sendable () -> ContinuousClock.Instant

    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

    /// Records a failure; true if it should be reported.
    func begins(_ work: Work) -> Bool {
        let now = now()
        return state.withLock { state in
            let isOther = state.lastFailure.map { now - $0 >= Self.quietTime } ?? true
            defer {
                state.failing.insert(work)
                state.lastFailure = now
            }
            return state.failing.isEmpty && isOther
        }
    }

    func ends(_ work: Work) {
        let now = now()
        state.withLock { state in
            if state.failing.remove(work) != nil { state.lastFailure = now }
        }
    }
}
