import Casement
import Records
import Views

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
