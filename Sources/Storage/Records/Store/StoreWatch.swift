import CLinux
import Foundation
import GRDB
import Synchronization

/// Learns what other processes commit to a store: Linux tells when the log is written, and SQLite
/// then whether that was another process. It sleeps in between.
final class StoreWatch: @unchecked Sendable {
    private let source: any DispatchSourceRead
    private let queue = DispatchQueue(label: "casement.data.watch")
    /// Marks the queue, so that code knows whether it runs there.
    private let key = DispatchSpecificKey<Bool>()
    /// How often each entity was changed, as far as this process knows.
    private let counts: Mutex<[String: Int64]>
    private let database: any DatabaseWriter
    private let changed: @Sendable (Set<String>) -> Void

    /// Watches the folder of a store; `nil` if the folder cannot be watched.
    init?(
        _ url: URL, _ database: any DatabaseWriter,
        changed: @escaping @Sendable (Set<String>) -> Void
    ) {
        let log = url.path + "-wal"
        let descriptor = linux_watch_file(log)
        guard descriptor >= 0 else { return nil }
        self.database = database
        self.changed = changed
        counts = Mutex((try? database.read { try Self.counts($0) }) ?? [:])
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        queue.setSpecific(key: key, value: true)
        source.setCancelHandler { close(descriptor) }
        source.setEventHandler { [weak self] in
            linux_drain_watch(descriptor)
            self?.check()
        }
        source.activate()
    }

    /// Ends the watch, after a look that is under way, which waits for the lock of another process for
    /// up to 5 s. When this returns nothing else holds the database: if it were closed later, SQLite
    /// would remove the log of a store that was made at the same path meanwhile.
    func stop() {
        source.cancel()
        // A context that hears of a change on this queue may hold the last reference to the store;
        // waiting for the queue would then never end.
        if DispatchQueue.getSpecific(key: key) == nil { queue.sync {} }
    }

    /// Counts what this process has committed, because it is not news.
    func noteOwnCommit(_ entities: some Sequence<String>, _ difference: Int64) {
        counts.withLock { counts in
            for entity in entities { counts[entity, default: 0] += difference }
        }
    }

    private func check() {
        // In the writer's turn, so that a commit of this process is counted before or not yet made;
        // and with the lock of writers, because the log is written before the commit can be read. If
        // the other process keeps the lock for long, the end of its commit is another event.
        var news: Set<String> = []
        try? database.writeWithoutTransaction { database in
            try database.inTransaction(.immediate) {
                let now = try Self.counts(database)
                news = counts.withLock { counts in
                    let changed = Set(now.filter { counts[$0.key] ?? 0 < $0.value }.keys)
                    for entity in changed { counts[entity] = now[entity] }
                    return changed
                }
                return .commit
            }
        }
        if !news.isEmpty { changed(news) }
    }

    private static func counts(_ database: Database) throws -> [String: Int64] {
        let rows = try Row.fetchAll(database, sql: "SELECT entity, count FROM casement_changes")
        return Dictionary(
            rows.map { ($0[0] as String, $0[1] as Int64) }, uniquingKeysWith: { first, _ in first })
    }
}
