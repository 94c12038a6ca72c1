import Casement
import Foundation
import Records

extension SectionedFetchRequest {
    /// The objects of an entity that satisfy the predicate, in the order of the descriptors.
    nonisolated public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            asking: FetchQuery(predicate: predicate, order: .named(sortDescriptors)),
            by: sectionIdentifier, animation.map { Transaction(animation: $0) })
    }

    /// The results of a request; the animation is that of their changes.
    nonisolated public init(
        fetchRequest: NSFetchRequest<Result>,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
    ) {
        self.init(
            asking: fetchRequest.query, by: sectionIdentifier,
            animation.map { Transaction(animation: $0) })
    }

    nonisolated public init(
        fetchRequest: NSFetchRequest<Result>,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction
    ) {
        self.init(asking: fetchRequest.query, by: sectionIdentifier, transaction)
    }

    /// The objects that satisfy the predicate, in the order of the descriptors.
    @_disfavoredOverload
    nonisolated public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            asking: FetchQuery(predicate: predicate, order: .named(sortDescriptors)),
            by: sectionIdentifier, animation.map { Transaction(animation: $0) })
    }

    nonisolated public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            asking: FetchQuery(predicate: predicate, order: .typed(sortDescriptors)),
            by: sectionIdentifier, animation.map { Transaction(animation: $0) })
    }
}
