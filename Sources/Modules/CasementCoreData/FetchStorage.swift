import AttributeGraph
import Casement
import Foundation
import Records

/// One fetch request of one view: its query and its results.
final class FetchStorage<Result: PersistentModel>: PropertyStorage {
    /// The declared query, until the view sets another one.
    private(set) var query: FetchQuery<Result>
    private(set) var results: LiveResults<Result>?
    private(set) var objects = FetchedObjects<Result>()
    private var declared: FetchQuery<Result>
    private var context: ModelContext?
    private var transaction: Transaction?
    private let app: AppGraph
    private let source: Source<Void>
    private var seenVersion = -1

    init(_ app: AppGraph, _ query: FetchQuery<Result>) {
        self.app = app
        self.query = query
        declared = query
        source = Source((), in: app.graph, label: "fetch request")
    }

    func connect(
        to context: ModelContext, _ query: FetchQuery<Result>, _ transaction: Transaction?
    ) {
        self.transaction = transaction
        let isOther = declared != query
        if isOther {
            declared = query
            self.query = query
        }
        guard isOther || self.context !== context else { return }
        self.context = context
        fetch()
    }

    /// Replaces the query.
    func ask(_ query: FetchQuery<Result>) {
        guard query != self.query else { return }
        self.query = query
        enqueue { storage in
            storage.fetch()
            return true
        }
    }

    /// Has the view evaluated again, because it shows the same objects in another way.
    func presentAgain() { enqueue { _ in true } }

    private func fetch() {
        guard let context else { return }
        results?.stop()
        let new = LiveResults(query.descriptor, in: context) { [weak self] in
            self?.enqueue { storage in
                guard let results = storage.results, results.refresh() else { return false }
                storage.objects = results.objects
                return true
            }
        }
        results = new
        objects = new.objects
    }

    /// Changes the results with the next update, in the transaction of the request or of the
    /// change.
    private func enqueue(_ change: @escaping (FetchStorage) -> Bool) {
        let transaction = transaction ?? Transaction.current
        app.writes.enqueue(
            PendingAction { [weak self] in
                guard let self, change(self) else { return }
                source.pulse()
            }, transaction)
    }

    @MainActor
    func noteRead(in context: _PropertyContext) {
        source.read()
        guard source.version != seenVersion else { return }
        seenVersion = source.version
        context.rule.sawChange = true
    }

    func disconnect() {
        results?.stop()
        results = nil
        source.dispose()
    }
}

extension FetchStorage {
    /// The storage of a property, connected to the environment's context.
    @MainActor static func connected(
        _ query: FetchQuery<Result>, _ transaction: Transaction?, in context: _PropertyContext
    ) -> FetchStorage {
        let storage = context.retained { FetchStorage(context.app, query) }
        let managed = context.scope.trackedValues.managedObjectContext
        context.app.graph.untracked {
            storage.connect(to: managed.modelContext, query, transaction)
        }
        storage.noteRead(in: context)
        return storage
    }
}
