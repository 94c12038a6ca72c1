import Foundation
import Records

/// The query of a fetch request, however it was declared.
struct FetchQuery<Result: PersistentModel>: Equatable {
    var predicate: NSPredicate?
    var order: Order
    var limit: Int?
    var offset: Int?
    var includesPendingChanges = true
    var prefetching: [String] = []

    enum Order: Equatable {
        case typed([SortDescriptor<Result>])
        case named([NSSortDescriptor])

        static func == (a: Order, b: Order) -> Bool {
            switch (a, b) {
            case (.typed(let a), .typed(let b)): a == b
            case (.named(let a), .named(let b)):
                a.map { $0.order(of: Result.self) } == b.map { $0.order(of: Result.self) }
            default: false
            }
        }
    }

    static func == (a: FetchQuery, b: FetchQuery) -> Bool {
        a.predicate?.tree == b.predicate?.tree && a.order == b.order && a.limit == b.limit
            && a.offset == b.offset && a.includesPendingChanges == b.includesPendingChanges
            && a.prefetching == b.prefetching
    }

    var descriptor: FetchDescriptor<Result> {
        var descriptor = FetchDescriptor<Result>()
        descriptor.format = predicate?.tree
        switch order {
        case .typed(let descriptors): descriptor.sortBy = descriptors
        case .named(let descriptors):
            descriptor.namedOrders = descriptors.map { $0.order(of: Result.self) }
        }
        descriptor.fetchLimit = limit
        descriptor.fetchOffset = offset
        descriptor.includePendingChanges = includesPendingChanges
        descriptor.relationshipKeyPathsForPrefetching = Result.schemaMetadata
            .filter { prefetching.contains($0.name) }
            .compactMap { $0.keypath as? PartialKeyPath<Result> }
        return descriptor
    }
}
