import Publishing

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
    @MainActor
    package func follow<Object: ObservableObject>(
        _ object: Object, in context: _PropertyContext
    ) {
        let feed: ObjectFeed
        if let known = self.feed, self.object === object {
            feed = known
        } else {
            disconnect()
            feed = context.app.objectFeeds.join(object, name: name)
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
