import AttributeGraph
import Casement
import Foundation
import Records

/// The objects that a view shows: found in the environment's managed object context, and found
/// again whenever they may be others.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: PersistentModel>: DynamicProperty {
    // Unchecked, because Apple's nonisolated initialisers set them; only the main actor reads them.
    nonisolated(unsafe) let query: FetchQuery<Result>
    nonisolated(unsafe) let transaction: Transaction?
    private var storage: FetchStorage<Result>?

    nonisolated init(asking query: FetchQuery<Result>, _ transaction: Transaction?) {
        self.query = query
        self.transaction = transaction
    }

    /// What was found.
    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(objects: storage?.objects ?? FetchedObjects(), storage: storage)
    }

    /// The query, which a view may change.
    public var projectedValue: Binding<Configuration> {
        let storage = storage
        let query = query
        return Binding(
            get: {
                Configuration(query: storage?.query ?? query)
            },
            set: { configuration in
                storage?.ask(configuration.query)
            })
    }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<FetchRequest<Result>>, in context: _PropertyContext
    ) {
        pointer.pointee.storage = FetchStorage.connected(
            pointer.pointee.query, pointer.pointee.transaction, in: context)
    }
}

extension FetchRequest: @unchecked Sendable where Result: Sendable {}

extension FetchRequest {
    /// The query of a request, which a view may change.
    public struct Configuration {
        var query: FetchQuery<Result>

        /// The condition that the objects fulfil; all objects if `nil`.
        public var nsPredicate: NSPredicate? {
            get { query.predicate }
            set { query.predicate = newValue }
        }

        /// The order as Core Data describes it, without what is not the order of a property.
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { query.nsSortDescriptors }
            set { query.order = .named(newValue) }
        }

        /// The order as Foundation describes it; empty if it was given as `NSSortDescriptor`s.
        public var sortDescriptors: [SortDescriptor<Result>] {
            get { query.sortDescriptors }
            set { query.order = .typed(newValue) }
        }
    }
}

extension FetchQuery {
    /// Those that sort by a property.
    var nsSortDescriptors: [NSSortDescriptor] {
        switch order {
        case .named(let descriptors): descriptors
        case .typed(let descriptors): descriptors.compactMap { NSSortDescriptor.named($0) }
        }
    }

    /// Empty where the order was given by names.
    var sortDescriptors: [SortDescriptor<Result>] {
        if case .typed(let descriptors) = order { descriptors } else { [] }
    }
}
