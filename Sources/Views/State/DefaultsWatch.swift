import AttributeGraph
import Foundation

/// Notices that user defaults have changed, key by key, for the views of one app that read them.
///
/// Foundation on Linux tells nobody of a write, so each turn of the loop asks for a check of the
/// keys that are in use; writes through `@AppStorage`, in whatever app of the process, are
/// announced.
package final class DefaultsWatch {
    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private struct Entry {
        let store: UserDefaults
        let key: String
        let source: Source<Void>
        var last: Any?
        var readers = 0
    }

    /// The app's own store, which `@AppStorage` uses where nothing else says which.
    package var store = UserDefaults.standard
    /// Whether what the app writes is to outlive the process.
    package var isKept = false {
        didSet { if isKept { observe() } }
    }
    /// Stores that were written through `@AppStorage` since they were last saved.
    private var unsaved: [ObjectIdentifier: UserDefaults] = [:]
    private struct WeakLink {
        weak var link: ObjectLink?
    }

    private let graph: Graph
    private let writes: WriteQueue
    private var links: [ObjectIdentifier: WeakLink] = [:]
    private var entries: [Place: Entry] = [:]
    private var observer: (any NSObjectProtocol)?

    init(_ graph: Graph, _ writes: WriteQueue) {
        self.graph = graph
        self.writes = writes
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    /// What a reader of the key depends on, until it calls `release`.
    func retain(_ key: String, in store: UserDefaults) -> Source<Void> {
        observe()
        let place = Place(store: ObjectIdentifier(store), key: key)
        var entry =
            entries[place]
            ?? Entry(
                store: store, key: key,
                source: Source((), in: graph, label: "user default"),
                last: store.object(forKey: key))
        entry.readers += 1
        entries[place] = entry
        return entry.source
    }

    func release(_ key: String, in store: UserDefaults) {
        let place = Place(store: ObjectIdentifier(store), key: key)
        guard var entry = entries[place] else { return }
        entry.readers -= 1
        entries[place] = entry.readers > 0 ? entry : nil
    }

    /// From now on the object's stored property is looked at as well.
    func watch(_ link: ObjectLink) { links[ObjectIdentifier(link)] = WeakLink(link: link) }

    /// Looks whether anything in use has changed, and has its readers evaluated again.
    package func check(_ transaction: Transaction = Transaction()) {
        for (id, entry) in links {
            guard let link = entry.link else {
                links[id] = nil
                continue
            }
            link.check()
        }
        for (place, entry) in entries {
            let now = entry.store.object(forKey: entry.key)
            guard !PropertyListValue.areEqual(now, entry.last) else { continue }
            entries[place]?.last = now
            writes.enqueue(PendingAction { entry.source.pulse() }, transaction)
        }
    }

    private func noteWrite(to store: SharedDefaults?, _ transaction: Transaction) {
        if isKept, let written = store?.defaults { unsaved[ObjectIdentifier(written)] = written }
        check(transaction)
    }

    /// Hands what was written to the disk; costs nothing where nothing was.
    ///
    /// Foundation on Linux does so only when it is told to.
    package func save() {
        guard isKept else { return }
        store.synchronize()
        for store in unsaved.values { store.synchronize() }
        unsaved = [:]
    }

    private func observe() {
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { [weak self, writes] notification in
            let store = (notification.object as? UserDefaults).map { SharedDefaults($0) }
            if writes.isOnMainThread {
                self?.noteWrite(to: store, .current)
            } else {
                writes.enqueue(
                    PendingAction { self?.noteWrite(to: store, Transaction()) }, Transaction())
            }
        }
    }
}
