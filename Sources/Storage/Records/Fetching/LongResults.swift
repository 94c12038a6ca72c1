import Foundation
import GRDB
import Synchronization

/// Results of which there are too many to be read at once: the first are, and the others when they
/// are looked at. Their keys are read in the background, in the same view of the store as their
/// count.
///
/// It belongs to the thread of its context.
final class LongResults<T: PersistentModel> {
    private(set) var count: Int
    private let table: ObjectTable
    /// The first objects, until the results change.
    private var head: [T]
    private let reading: KeyReading?
    private var known: KeyList?
    private let recent: RecentObjects

    /// Retains what was looked at last.
    final class RecentObjects {
        private var pages: [[T]] = []
        private static var capacity: Int { 12 }

        func add(_ page: [T]) {
            if pages.count == Self.capacity { pages.removeFirst() }
            pages.append(page)
        }
    }

    /// The number of objects in a page: those that a window shows and their neighbours.
    private static var pageLength: Int { 128 }

    init(_ head: [T], _ reading: KeyReading, count: Int, _ table: ObjectTable) {
        self.head = head
        self.reading = reading
        self.count = count
        self.table = table
        recent = RecentObjects()
    }

    private init(_ other: LongResults) {
        (count, table, recent) = (other.count, other.table, other.recent)
        (head, reading, known) = ([], nil, other.keys)
    }

    deinit { reading?.abandon() }

    func copy() -> LongResults { LongResults(self) }

    /// All keys, for which the background may have to be waited for.
    var keys: KeyList {
        if let known { return known }
        let keys = reading?.wait() ?? KeyList(missing: count)
        known = keys
        return keys
    }

    /// Whether another context has saved while the first objects and the keys were read.
    var isHeadOutdated: Bool {
        let keys = keys
        return head.indices.contains { head[$0]._$record.key != keys[$0] }
    }

    subscript(index: Int) -> T {
        precondition(index >= 0 && index < count, "Index out of range")
        if index < head.count { return head[index] }
        if let object = table.known(keys[index]) { return unsafeDowncast(object, to: T.self) }
        let start = index - index % Self.pageLength
        let range = start..<min(count, start + Self.pageLength)
        let page = table.objects(forKeys: range.lazy.map { self.keys[$0] }).map {
            unsafeDowncast($0, to: T.self)
        }
        recent.add(page)
        return page[index - start]
    }

    /// An object that is looked at by itself: its neighbours are not read with it.
    func single(at index: Int) -> T {
        let key = keys[index]
        let object = table.known(key) ?? table.objects(forKeys: CollectionOfOne(key))[0]
        return unsafeDowncast(object, to: T.self)
    }

    func identifier(at index: Int) -> PersistentIdentifier {
        index < head.count
            ? head[index].persistentModelID : PersistentIdentifier(table.origin, key: keys[index])
    }

    func insert(_ object: T, at index: Int) {
        recent.add([object])
        known?.insert(object._$record.key, at: index)
        count += 1
    }

    func remove(at index: Int) {
        known?.remove(at: index)
        count -= 1
    }
}

/// Keys that are read on another thread.
final class KeyReading: Sendable {
    private let keys = Mutex<KeyList?>(nil)
    private let isAbandoned = Atomic(false)
    private let done = DispatchSemaphore(value: 0)

    /// Reads how many rows a fetch has, and begins to read their keys.
    static func begin(
        counting: String, listing: String, _ arguments: StatementArguments, in store: RecordStore
    ) throws -> (reading: KeyReading, count: Int) {
        let reading = KeyReading()
        let counted = DispatchSemaphore(value: 0)
        let count = Mutex<Result<Int, any Error>>(.success(0))
        let work = Work(counting: counting, listing: listing, arguments: arguments)
        store.database.asyncRead { database in
            let number = Result {
                let statement = try database.get().cachedStatement(sql: work.counting)
                return try Int.fetchOne(statement, arguments: work.arguments) ?? 0
            }
            count.withLock { $0 = number }
            counted.signal()
            guard case .success = number else { return reading.finish(nil) }
            do {
                reading.finish(try work.keys(database.get(), unless: reading.isAbandoned))
            } catch {
                RecordStore.logger.error("The keys of a result cannot be read: \(error)")
                reading.finish(nil)
            }
        }
        counted.wait()
        return (reading, try count.withLock { try $0.get() })
    }

    /// What one thread gives to another.
    private struct Work: @unchecked Sendable {
        let counting: String
        let listing: String
        let arguments: StatementArguments

        /// Reads the keys, or returns `nil` if nobody wants them any longer.
        func keys(_ database: Database, unless isAbandoned: borrowing Atomic<Bool>) throws
            -> KeyList?
        {
            let statement = try database.cachedStatement(sql: listing)
            try statement.setArguments(arguments)
            defer { statement.reset() }
            var keys = KeyList()
            while try statement.step(in: database) {
                keys.append(statement.integer(0))
                if keys.count % 1024 == 0, isAbandoned.load(ordering: .relaxed) { return nil }
            }
            return keys
        }
    }

    /// Stops reading: the results are gone.
    func abandon() { isAbandoned.store(true, ordering: .relaxed) }

    private func finish(_ list: KeyList?) {
        keys.withLock { $0 = list }
        done.signal()
    }

    /// The keys; `nil` if they could not be read.
    func wait() -> KeyList? {
        done.wait()
        // Another may wait for them, too.
        done.signal()
        return keys.withLock { $0 }
    }
}
