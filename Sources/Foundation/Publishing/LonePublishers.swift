import OpenCombine
import Synchronization

/// The publishers of objects that have no property to keep theirs in.
///
/// Swift on Linux cannot attach a value to an object, so there is one table for the process.
enum LonePublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// Entries at which those of gone objects are dropped.
        var limit = 64

        mutating func dropGone() {
            guard entries.count >= limit else { return }
            entries = entries.filter { $0.value.object != nil }
            limit = max(64, entries.count * 2)
        }
    }

    private static let table = Mutex(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        // A mutex wants `Sendable` captures; the object is only compared.
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) var publisher: ObservableObjectPublisher?
        table.withLock { table in
            let id = ObjectIdentifier(object)
            // An address may have been another object's before.
            if let entry = table.entries[id], entry.object === object {
                publisher = entry.publisher
                return
            }
            table.dropGone()
            let entry = Entry(object: object, publisher: ObservableObjectPublisher())
            table.entries[id] = entry
            publisher = entry.publisher
        }
        guard let publisher else { fatalError("The table of publishers was not asked") }
        return publisher
    }
}
