import Foundation
import Records
import Casement
import Views

/// The objects that a fetch request has found.
public struct FetchedResults<Result: PersistentModel>: RandomAccessCollection {
    let objects: FetchedObjects<Result>
    let storage: FetchStorage<Result>?

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    /// Returns the object at an index, reading it from the store if it is not in memory yet.
    public subscript(position: Int) -> Result { objects[position] }

    /// The condition that the objects fulfil; setting it fetches them again.
    public var nsPredicate: NSPredicate? {
        get { storage?.query.predicate }
        nonmutating set { change { $0.predicate = newValue } }
    }

    /// The order of the objects, as Core Data describes it; setting it fetches them again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { storage?.query.nsSortDescriptors ?? [] }
        nonmutating set { change { $0.order = .named(newValue) } }
    }

    /// The order of the objects, as Foundation describes it; setting it fetches them again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { storage?.query.sortDescriptors ?? [] }
        nonmutating set { change { $0.order = .typed(newValue) } }
    }

    private func change(_ body: (inout FetchQuery<Result>) -> Void) {
        guard let storage else { return }
        var query = storage.query
        body(&query)
        storage.ask(query)
    }
}

extension FetchedResults: LazilyIdentified {
    package var lazyIDs: LazyIDs<PersistentIdentifier>? {
        guard objects.isLong else { return nil }
        let objects = objects
        return LazyIDs(
            of: objects, count: objects.count, id: { objects.identifier(at: $0) },
            firstIndex: { objects.firstIndex(of: $0) },
            commonEnds: { older in
                (older as? FetchedObjects<Result>).map { objects.commonEnds(with: $0) }
            })
    }
}
