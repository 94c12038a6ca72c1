import AttributeGraph
import Foundation

/// Observes the user defaults that the views of one app read, key by key.
///
/// Foundation on Linux does not notify about writes by other processes, so each turn of the run loop
/// checks the keys that are in use. Writes through `@AppStorage` in any app of the process post a
/// notification.
package final class DefaultsWatch {
    private struct StorageKey: Hashable {
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

    /// The app's store, which `@AppStorage` uses by default.
    package var store = UserDefaults.standard
    /// Whether the app's writes are saved to disk.
    package var isKept = false {
        didSet { if isKept { observe() } }
    }
    /// Stores that were written through `@AppStorage` since they were last saved.
    private var unsaved: [ObjectIdentifier: UserDefaults] = [:]
    private let graph: Graph
    private let writes: WriteQueue
    private var links: [ObjectIdentifier: Weak<ObjectLink>] = [:]
    private var entries: [StorageKey: Entry] = [:]
    private var observer: (any NSObjectProtocol)?
    /// When the keys were last checked.
    private var checked: Moment?

    /// A moment of an app. While it lasts, no code of the app has run but that of another thread.
    struct Moment: Equatable {
        let turn, updates, bodies, actions: Int
    }

    init(_ graph: Graph, _ writes: WriteQueue) {
        self.graph = graph
        self.writes = writes
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }

    /// Returns the source that readers of the key depend on, until they call `release`.
    func retain(_ key: String, in store: UserDefaults) -> Source<Void> {
        observe()
        let storageKey = StorageKey(store: ObjectIdentifier(store), key: key)
        var entry =
            entries[storageKey]
            ?? Entry(
                store: store, key: key,
                source: Source((), in: graph, label: "user default"),
                last: PropertyListValue.value(of: key, in: store))
        entry.readers += 1
        entries[storageKey] = entry
        return entry.source
    }

    func release(_ key: String, in store: UserDefaults) {
        let storageKey = StorageKey(store: ObjectIdentifier(store), key: key)
        guard var entry = entries[storageKey] else { return }
        entry.readers -= 1
        entries[storageKey] = entry.readers > 0 ? entry : nil
    }

    /// Adds a stored property of an object to the checked ones.
    func watch(_ link: ObjectLink) { links[ObjectIdentifier(link)] = Weak(link) }

    /// Checks all keys in use, and marks the readers of changed ones as dirty.
    package func check(_ transaction: Transaction = Transaction()) {
        for (id, entry) in links {
            guard let link = entry.object else {
                links[id] = nil
                continue
            }
            link.check()
        }
        for (storageKey, entry) in entries {
            let now = PropertyListValue.value(of: entry.key, in: entry.store)
            guard !PropertyListValue.isSame(now, as: entry.last) else { continue }
            entries[storageKey]?.last = now
            writes.changeLog?.note(
                StateChange(
                    "user default \(entry.key)", old: entry.last.map(StateText.of) ?? "nothing",
                    new: now.map(StateText.of) ?? "nothing"))
            // An app may have written the date without `@AppStorage`.
            if let date = now as? Date { StoredDate.write(date, entry.key, in: entry.store) }
            writes.enqueue(PendingAction { entry.source.pulse() }, transaction)
        }
    }

    /// Checks all keys in use at the first call in a turn, and later in it if the app may have written
    /// since. Reading a key of the standard store opens its file.
    func check(at moment: Moment) {
        guard moment != checked else { return }
        checked = moment
        check()
    }

    private func noteWrite(to store: SharedDefaults?, _ transaction: Transaction) {
        if isKept, let written = store?.defaults { unsaved[ObjectIdentifier(written)] = written }
        check(transaction)
    }

    /// Saves writes to disk, which Foundation on Linux does only on request. Costs nothing if there
    /// are none.
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

/// User defaults, which are thread-safe but not `Sendable` on Linux.
package struct SharedDefaults: @unchecked Sendable {
    package let defaults: UserDefaults

    package init(_ defaults: UserDefaults) { self.defaults = defaults }
}
