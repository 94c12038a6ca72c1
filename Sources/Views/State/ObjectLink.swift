import Foundation
import Publishing

/// Tells the observers of an object when a user default that the object shows is changed.
///
/// OpenCombine gives an object without `@Published` properties a new publisher each time it is
/// asked; views therefore observe the link as well as the publisher.
package final class ObjectLink {
    private weak var object: AnyObject?
    private var publish: (() -> Void)?
    private var notifications: (any NSObjectProtocol)?
    private var last: Any?
    private var isAnnounced = false
    private var observers: [ObjectIdentifier: () -> Void] = [:]

    deinit { notifications.map(NotificationCenter.default.removeObserver) }

    /// From now on changes of the key are the object's changes.
    func follow(_ key: String, in store: UserDefaults, for object: AnyObject) {
        guard self.object !== object else { return }
        self.object = object
        publish = (object as? any ObservableObject).map { Self.publisher(of: $0) }
        last = store.object(forKey: key)
        let store = SharedDefaults(store)
        notifications.map(NotificationCenter.default.removeObserver)
        notifications = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in self?.check(key, in: store.defaults) }
    }

    /// Says that the object is about to change.
    func announce() {
        publish?()
        for observer in observers.values { observer() }
    }

    /// Runs a write that was announced.
    func withoutAnnouncing(_ write: () -> Void) {
        isAnnounced = true
        write()
        isAnnounced = false
    }

    private func check(_ key: String, in store: UserDefaults) {
        let now = store.object(forKey: key)
        guard !DefaultsWatch.areEqual(now, last) else { return }
        last = now
        if !isAnnounced { announce() }
    }

    private static func publisher<Object: ObservableObject>(
        of object: Object
    ) -> () -> Void {
        { [weak object] in (object?.objectWillChange as? ObservableObjectPublisher)?.send() }
    }

    // MARK: Observers

    func add(_ observer: AnyObject, _ changed: @escaping () -> Void) {
        observers[ObjectIdentifier(observer)] = changed
    }

    func remove(_ observer: AnyObject) { observers[ObjectIdentifier(observer)] = nil }

    /// The links of an object's stored properties.
    static func links(of object: AnyObject) -> [ObjectLink] {
        guard typesWithLinks.value(for: type(of: object), find: { !find(in: object).isEmpty })
        else {
            return []
        }
        return find(in: object)
    }

    private static let typesWithLinks = TypeCache<Bool>()

    private static func find(in object: AnyObject) -> [ObjectLink] {
        var found: [ObjectLink] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            found += current.children.compactMap { ($0.value as? any LinkedProperty)?.objectLink }
            mirror = current.superclassMirror
        }
        return found
    }
}

/// A property of an object whose changes may come from outside of it.
protocol LinkedProperty {
    var objectLink: ObjectLink { get }
}
