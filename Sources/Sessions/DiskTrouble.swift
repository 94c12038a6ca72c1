import Synchronization

/// What is failing of a session's disk, so that one full or broken disk is spoken of once,
/// whoever meets it first, and again only after all was well in between.
final class DiskTrouble: Sendable {
    enum Work: Hashable, Sendable { case writing, synchronizing }

    private let failing = Mutex<Set<Work>>([])

    /// True where nothing was failing before.
    func begins(_ work: Work) -> Bool {
        failing.withLock { failing in
            defer { failing.insert(work) }
            return failing.isEmpty
        }
    }

    func ends(_ work: Work) {
        failing.withLock { _ = $0.remove(work) }
    }
}
