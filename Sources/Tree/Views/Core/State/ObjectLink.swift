import Foundation
import Publishing

/// Tells the observers of an object when a user default that the object shows is changed.
///
/// OpenCombine gives an object without `@Published` properties a new publisher each time it is
/// asked; views therefore observe the link as well as the publisher.
///
/// A user default may be changed on any thread, and is announced on the one that changed it.
package final class ObjectLink {
    private weak var object: AnyObject?
    /// Guards what follows.
    private let lock = NSLock()
    private var publish: (() -> Void)?
    private var notifications: (any NSObjectProtocol)?
    /// What is followed; nil before the first access.
    private var place: (key: String, store: UserDefaults)?
    private var last: Any?
    private var isAnnounced = false
    private var observers: [ObjectIdentifier: () -> Void] = [:]

    deinit { notifications.map(NotificationCenter.default.removeObserver) }

    /// From now on changes of the key are the object's changes.
    func follow(_ key: String, in store: UserDefaults, for object: AnyObject) {
        guard self.object !== object else { return }
        self.object = object
        let publisher = (object as? any ObservableObject).map { Self.publisher(of: $0) }
        let value = PropertyListValue.value(of: key, in: store)
        withLock {
            publish = publisher
            place = (key, store)
            last = value
        }
        notifications.map(NotificationCenter.default.removeObserver)
        notifications = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in self?.check() }
    }

    /// Says that the object is about to change.
    func announce() {
        let (publish, observers) = withLock { (self.publish, Array(self.observers.values)) }
        publish?()
        for observer in observers { observer() }
    }

    private func withLock<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Runs a write that was announced.
    func withoutAnnouncing(_ write: () -> Void) {
        withLock { isAnnounced = true }
        write()
        withLock { isAnnounced = false }
    }

    /// Looks whether the default has changed, and says so.
    func check() {
        guard let place = withLock({ place }) else { return }
        let now = PropertyListValue.value(of: place.key, in: place.store)
        let isNews = withLock {
            guard !PropertyListValue.isSame(now, as: last) else { return false }
            last = now
            return !isAnnounced
        }
        if isNews { announce() }
    }

    private static func publisher<Object: ObservableObject>(
        of object: Object
    ) -> () -> Void {
        { [weak object] in (object?.objectWillChange as? ObservableObjectPublisher)?.send() }
    }

    // MARK: Observers

    func add(_ observer: AnyObject, _ changed: @escaping () -> Void) {
        withLock { observers[ObjectIdentifier(observer)] = changed }
    }

    func remove(_ observer: AnyObject) {
        withLock { observers[ObjectIdentifier(observer)] = nil }
    }

    /// The links of an object's stored properties, all of which are followed from now on.
    static func links(of object: AnyObject) -> [ObjectLink] {
        let hasLinks = typesWithLinks.value(for: type(of: object)) { !find(in: object).isEmpty }
        guard hasLinks else { return [] }
        return find(in: object).map { $0.linked(to: object) }
    }

    private static let typesWithLinks = TypeCache<Bool>()

    private static func find(in object: AnyObject) -> [any LinkedProperty] {
        var found: [any LinkedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            found += current.children.compactMap { $0.value as? any LinkedProperty }
            mirror = current.superclassMirror
        }
        return found
    }
}

/// A property of an object whose changes may come from outside of it.
protocol LinkedProperty {
    /// Its link, which speaks for the object.
    func linked(to object: AnyObject) -> ObjectLink
}
