import Foundation
import OpenCombineShim

/// Tells the observers of an object when a user default that the object shows has changed.
final class ObjectLink {
    private weak var object: AnyObject?
    private var announcement: (() -> Void)?
    private var observer: (any NSObjectProtocol)?
    private var last: Any?
    private var isAnnounced = false

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    /// From now on changes of the key are the object's changes.
    func follow(_ key: String, in store: UserDefaults, for object: AnyObject) {
        guard self.object !== object else { return }
        self.object = object
        guard let observable = object as? any ObservableObject,
            let announcement = Self.announcement(observable)
        else { return }
        self.announcement = announcement
        let store = SharedDefaults(store)
        last = store.defaults.object(forKey: key)
        observer.map(NotificationCenter.default.removeObserver)
        observer = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in self?.check(key, in: store.defaults) }
    }

    /// Says that the object is about to change.
    func announce() { announcement?() }

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
        if !isAnnounced { announcement?() }
    }

    private static func announcement<Object: ObservableObject>(_ object: Object) -> (() -> Void)? {
        guard let publisher = object.objectWillChange as? ObservableObjectPublisher else {
            return nil
        }
        return { publisher.send() }
    }
}
