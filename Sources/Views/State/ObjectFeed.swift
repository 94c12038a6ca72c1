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
    private var followers = 0

    /// The feed of an object for one more follower, which owes it a call of `leave`. Of several
    /// followers the first, whose name is given, is the one that warnings name.
    static func join<Object: ObservableObject>(
        _ object: Object, in app: AppGraph, name: () -> String
    ) -> ObjectFeed {
        let key = ObjectIdentifier(object)
        let feed = app.feeds[key] ?? ObjectFeed(of: object, key, in: app, name())
        app.feeds[key] = feed
        feed.followers += 1
        return feed
    }

    private init<Object: ObservableObject>(
        of object: Object, _ key: ObjectIdentifier, in app: AppGraph, _ name: String
    ) {
        self.key = key
        self.app = app
        source = Source((), in: app.graph, label: "observed object")
        let pulse = PendingPulse(source)
        // Holds the app, which another thread may be telling of a change while it ends.
        cancellable = object.objectWillChange.sink { _ in
            let isOnMainThread = app.isOnMainThread
            if !isOnMainThread {
                app.warnAboutBackgroundPublishing(at: name)
            } else if app.isUpdating {
                app.warn(
                    """
                    Publishing changes from within view updates is not allowed, this will \
                    cause undefined behavior.
                    """, at: name)
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

    func leave() {
        followers -= 1
        guard followers == 0 else { return }
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
    /// Another property of the view may follow the same object.
    private var seenVersion = -1

    package init() {}

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
            feed = .join(object, in: context.app) { context.ownerName }
            self.object = object
            self.feed = feed
        }
        feed.source.read()
        guard feed.source.version != seenVersion else { return }
        seenVersion = feed.source.version
        context.rule.sawChange = true
    }

    package func disconnect() {
        feed?.leave()
        feed = nil
        object = nil
        seenVersion = -1
    }
}
