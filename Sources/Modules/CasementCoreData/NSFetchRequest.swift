import Foundation
import Records

/// Which objects to find, in which order, and how many of them.
public final class NSFetchRequest<ResultType: PersistentModel> {
    /// The name that the request was made with, or that of the class, which decides what is found.
    public let entityName: String?
    /// The condition that the objects fulfil; all objects of the class if `nil`.
    public var predicate: NSPredicate?
    /// The order of the objects, the most important criterion first; no particular order if `nil`.
    public var sortDescriptors: [NSSortDescriptor]?
    /// The most objects to find; zero for all.
    public var fetchLimit = 0
    /// How many of the objects found are left out at the start.
    public var fetchOffset = 0
    /// Whether what waits to be saved counts.
    public var includesPendingChanges = true
    /// The relationships whose objects are read at once.
    public var relationshipKeyPathsForPrefetching: [String]?

    /// Creates a request for all objects of the class.
    public init() { entityName = Schema.entityName(for: ResultType.self) }

    /// Creates a request by the name of the class; logs an error if it is the name of another one.
    public init(entityName: String) {
        self.entityName = entityName
        guard entityName != Schema.entityName(for: ResultType.self) else { return }
        CoreDataLog.logger.error(
            """
            A fetch request names the entity \(entityName), but finds objects of \
            \(ResultType.self): the class decides.
            """)
    }

    /// The entity whose objects are found.
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
    /// The name of the class that the entity is.
    public let name: String?
}
