import Foundation
import Records

/// Which objects to find, in which order, and how many of them.
public final class NSFetchRequest<ResultType: PersistentModel> {
    public let entityName: String?
    public var predicate: NSPredicate?
    public var sortDescriptors: [NSSortDescriptor]?
    /// The most objects to find; zero for all.
    public var fetchLimit = 0
    public var fetchOffset = 0
    /// Whether what waits to be saved counts.
    public var includesPendingChanges = true
    /// The relationships whose objects are read at once.
    public var relationshipKeyPathsForPrefetching: [String]?

    public init() { entityName = Schema.entityName(for: ResultType.self) }

    /// The name is that of the class.
    public init(entityName: String) {
        self.entityName = entityName
        guard entityName != Schema.entityName(for: ResultType.self) else { return }
        CoreDataLog.logger.error(
            """
            A fetch request names the entity \(entityName), but finds objects of \
            \(ResultType.self): the class decides.
            """)
    }

    public var entity: NSEntityDescription? { ResultType.entity() }

    var query: FetchQuery<ResultType> {
        FetchQuery(
            predicate: predicate, order: .named(sortDescriptors ?? []),
            limit: fetchLimit > 0 ? fetchLimit : nil, offset: fetchOffset > 0 ? fetchOffset : nil,
            includesPendingChanges: includesPendingChanges,
            prefetching: relationshipKeyPathsForPrefetching ?? [])
    }

    var descriptor: FetchDescriptor<ResultType> { query.descriptor }
}

/// A model as an entity.
public struct NSEntityDescription: Hashable, Sendable {
    public let name: String?
}
