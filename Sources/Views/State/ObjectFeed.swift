import AttributeGraph
import Foundation
import Publishing

/// The changes of one observable object, for all views of an app that observe it: however many
/// they are, the object is subscribed to once, and one write of the graph tells them all.
///
/// Used on the main thread, where its app keeps it for as long as it has followers.
final class ObjectFeed {
    /// What the bodies of the followers read.
    let source: Source<Void>
    private let key: ObjectIdentifier
    private unowned let app: AppGraph
    private var cancellable: AnyCancellable?
    private var links: [ObjectLink] = []
    /// The views that follow, by the names that warnings give them, and how many have each.
    private let followers: Followers

    /// Guarded by the app's lock, since an object may change on any thread.
    private final class Followers: @unchecked Sendable {
        var counts: [String: Int] = [:]
    }

    /// The feed of an object for one more follower, which owes it a call of `leave`.
    static func join<Object: ObservableObject>(
        _ object: Object, in app: AppGraph, name: String
    ) -> ObjectFeed {
        let key = ObjectIdentifier(object)
        let feed = app.feeds[key] ?? ObjectFeed(of: object, key, in: app)
        app.feeds[key] = feed
        app.withLock { feed.followers.counts[name, default: 0] += 1 }
        return feed
    }

    private init<Object: ObservableObject>(
        of object: Object, _ key: ObjectIdentifier, in app: AppGraph
    ) {
        let followers = Followers()
        self.followers = followers
        self.key = key
        self.app = app
        source = Source((), in: app.graph, label: "observed object")
        let pulse = PendingPulse(source)
        // Holds the app, which another thread may be telling of a change while it ends.
        cancellable = object.objectWillChange.sink { _ in
            let isOnMainThread = app.isOnMainThread
            if !isOnMainThread || app.isUpdating {
                for name in app.withLock({ followers.counts.keys.sorted() }) {
                    Self.warn(app, at: name, isOnMainThread: isOnMainThread)
                }
            }
            pulse.enqueue(in: app, .current)
            if !isOnMainThread { pulse.repeatLater(in: app) }
        }
        links = ObjectLink.links(of: object)
        for link in links {
            link.add(self) { pulse.enqueue(in: app, .current) }
            app.defaults.watch(link)
        }
    }

    private static func warn(_ app: AppGraph, at name: String, isOnMainThread: Bool) {
        guard isOnMainThread else { return app.warnAboutBackgroundPublishing(at: name) }
        app.warn(
            """
            Publishing changes from within view updates is not allowed, this will cause \
            undefined behavior.
            """, at: name)
    }

    func leave(name: String) {
        let isLast = app.withLock {
            let left = (followers.counts[name] ?? 1) - 1
            followers.counts[name] = left > 0 ? left : nil
            return followers.counts.isEmpty
        }
        guard isLast else { return }
        app.feeds[key] = nil
        cancellable = nil
        for link in links { link.remove(self) }
        source.dispose()
    }
}

/// Follows one observable object for one property of one view.
package final class ObjectSubscription: PropertyStorage {
    /// Held, so that its feed stays its own.
    private var object: AnyObject?
    private var feed: ObjectFeed?
    private let name: String
    /// Another property of the view may follow the same object.
    private var seenVersion = -1

    /// The name is the view's, for warnings.
    package init(name: String) { self.name = name }

    deinit { disconnect() }

    /// Follows `object` from now on, and makes the rule being evaluated depend on it.
    package func follow<Object: ObservableObject>(
        _ object: Object, in context: _PropertyContext
    ) {
        let feed: ObjectFeed
        if let known = self.feed, self.object === object {
            feed = known
        } else {
            disconnect()
            feed = .join(object, in: context.app, name: name)
            self.object = object
            self.feed = feed
        }
        feed.source.read()
        guard feed.source.version != seenVersion else { return }
        seenVersion = feed.source.version
        context.rule.sawChange = true
    }

    package func disconnect() {
        feed?.leave(name: name)
        feed = nil
        object = nil
        seenVersion = -1
    }
}
