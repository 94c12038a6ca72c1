import Synchronization

/// What is failing of a session's disk, so that one full or broken disk is spoken of once,
/// whoever meets it first, and again only after all was well for a while: on a disk that is
/// nearly full one write fails and the next does not.
final class DiskTrouble: Sendable {
    enum Work: Hashable, Sendable { case writing, stalling, synchronizing }

    private struct State {
        var failing: Set<Work> = []
        var lastFailure: ContinuousClock.Instant?
    }

    /// How long all must have been well for the next trouble to be another.
    static let peace: Duration = .seconds(60)

    private let state = Mutex(State())
    private let now: @Sendable () -> ContinuousClock.Instant

    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

    /// True where it is another trouble than the last.
    func begins(_ work: Work) -> Bool {
        let now = now()
        return state.withLock { state in
            let isOther = state.lastFailure.map { now - $0 >= Self.peace } ?? true
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
