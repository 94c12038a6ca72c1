import Foundation
import Synchronization

/// Which objects one save has changed, by the names of their entities.
package struct CommittedChanges: Sendable {
    package struct Keys: Sendable {
        package var inserted: Set<Int64> = []
        package var updated: Set<Int64> = []
        package var deleted: Set<Int64> = []
        /// Another process has changed the table; which rows is unknown.
        package var isUnknown = false

        var count: Int { inserted.count + updated.count + deleted.count }
    }

    package var entities: [String: Keys] = [:]
}

/// Passes what one context has saved to the container's other contexts.
package final class CommitHub: Sendable {
    private let contexts = Mutex<[WeakContext]>([])

    /// Contexts belong to their threads: here they are only passed a list that they read there.
    private struct WeakContext: @unchecked Sendable {
        weak var inbox: CommitInbox?
    }

    func add(_ inbox: CommitInbox) {
        contexts.withLock { contexts in
            contexts.removeAll { $0.inbox == nil }
            contexts.append(WeakContext(inbox: inbox))
        }
    }

    /// Publishes changes to all contexts but the sender, which is `nil` if another process has
    /// committed.
    func publish(_ changes: CommittedChanges, from sender: CommitInbox?) {
        let inboxes = contexts.withLock { $0.compactMap(\.inbox) }
        for inbox in inboxes where inbox !== sender { inbox.add(changes) }
    }
}

/// What other contexts have saved and one context has not seen yet. Any thread may use it.
package final class CommitInbox: Sendable {
    private struct State {
        var waiting: [CommittedChanges] = []
        var isAnnounced = false
    }

    private let state = Mutex(State())
    /// Has the context read the list on its own thread.
    private let announce: @Sendable () -> Void

    init(announce: @escaping @Sendable () -> Void) { self.announce = announce }

    func add(_ changes: CommittedChanges) {
        let isNew = state.withLock { state in
            state.waiting.append(changes)
            defer { state.isAnnounced = true }
            return !state.isAnnounced
        }
        if isNew { announce() }
    }

    func take() -> [CommittedChanges] {
        state.withLock { state in
            state.isAnnounced = false
            defer { state.waiting = [] }
            return state.waiting
        }
    }
}
