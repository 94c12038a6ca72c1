import Casement
import Foundation
import Records

extension FetchRequest {
    /// The objects of an entity that satisfy the predicate, in the order of the descriptors.
    nonisolated public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            asking: FetchQuery(predicate: predicate, order: .named(sortDescriptors)),
            animation.map { Transaction(animation: $0) })
    }

    /// The results of a request; the animation is that of their changes.
    nonisolated public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(asking: fetchRequest.query, animation.map { Transaction(animation: $0) })
    }

    nonisolated public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(asking: fetchRequest.query, transaction)
    }

    /// The objects that satisfy the predicate, in the order of the descriptors.
    @_disfavoredOverload
    nonisolated public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            asking: FetchQuery(predicate: predicate, order: .named(sortDescriptors)),
            animation.map { Transaction(animation: $0) })
    }

    nonisolated public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            asking: FetchQuery(predicate: predicate, order: .typed(sortDescriptors)),
            animation.map { Transaction(animation: $0) })
    }
}
