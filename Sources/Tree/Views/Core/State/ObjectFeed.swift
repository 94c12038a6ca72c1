import AttributeGraph
import Foundation
import Publishing

/// The feeds of the observable objects that an app's views observe, by the objects' identities.
final class ObjectFeeds {
    let graph: Graph
    let writes: WriteQueue
    let warnings: WarningLog
    let defaults: DefaultsWatch
    fileprivate var feeds: [ObjectIdentifier: ObjectFeed] = [:]

    init(
        _ graph: Graph, _ writes: WriteQueue, _ warnings: WarningLog, _ defaults: DefaultsWatch
    ) {
        self.graph = graph
        self.writes = writes
        self.warnings = warnings
        self.defaults = defaults
    }

    /// The feed of an object for one more follower, which must call `leave` on it later.
    func join<Object: ObservableObject>(_ object: Object, name: String) -> ObjectFeed {
        let key = ObjectIdentifier(object)
        let feed = feeds[key] ?? ObjectFeed(of: object, key, in: self)
        feeds[key] = feed
        feed.add(name)
        return feed
    }
}

/// The changes of one observable object, for all views of an app that observe it. However many they
/// are, the object is subscribed to once, and one write to the graph informs all of them.
///
/// Only the main thread may use it.
final class ObjectFeed {
    /// What the bodies of the followers read.
    let source: Source<Void>
    private let key: ObjectIdentifier
    /// Retained, because a view may be deallocated, and so leave, after its app. The cycle is broken
    /// when the last follower leaves.
    private let owner: ObjectFeeds
    private var cancellable: AnyCancellable?
    private var links: [ObjectLink] = []
    private let followers = Followers()

    /// How many views follow, by the names that warnings give them.
    ///
    /// An object may change on any thread, so the lock of the write queue guards the counts.
    private final class Followers: @unchecked Sendable {
        var counts: [String: Int] = [:]
    }

    fileprivate init<Object: ObservableObject>(
        of object: Object, _ key: ObjectIdentifier, in owner: ObjectFeeds
    ) {
        self.key = key
        self.owner = owner
        source = Source((), in: owner.graph, label: "observed object")
        let pulse = PendingPulse(source)
        let (graph, writes, warnings) = (owner.graph, owner.writes, owner.warnings)
        // Another thread may be announcing a change while the app ends, so the closure captures
        // what it uses and not the feed.
        cancellable = object.objectWillChange.sink { [followers] _ in
            let isOnMainThread = writes.isOnMainThread
            if isOnMainThread { writes.changeLog?.note(StateChange("\(Object.self)")) }
            if !isOnMainThread || graph.isEvaluatingHere {
                for name in writes.withLock({ followers.counts.keys.sorted() }) {
                    Self.warn(warnings, at: name, isOnMainThread: isOnMainThread)
                }
            }
            pulse.enqueue(in: writes, .current)
            if !isOnMainThread { pulse.repeatLater(in: writes) }
        }
        links = ObjectLink.links(of: object)
        for link in links {
            link.add(self) { pulse.enqueue(in: writes, .current) }
            owner.defaults.watch(link)
        }
    }

    private static func warn(_ warnings: WarningLog, at name: String, isOnMainThread: Bool) {
        guard isOnMainThread else { return warnings.warnAboutBackgroundPublishing(at: name) }
        warnings.warn(
            """
            Publishing changes from within view updates is not allowed, this will cause \
            undefined behavior.
            """, at: name)
    }

    fileprivate func add(_ name: String) {
        owner.writes.withLock { followers.counts[name, default: 0] += 1 }
    }

    func leave(name: String) {
        let isLast = owner.writes.withLock {
            let left = (followers.counts[name] ?? 1) - 1
            followers.counts[name] = left > 0 ? left : nil
            return followers.counts.isEmpty
        }
        guard isLast else { return }
        owner.feeds[key] = nil
        cancellable = nil
        for link in links { link.remove(self) }
        source.dispose()
    }
}
