import Foundation

/// Which objects to find, in which order, and how many of them.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition that objects must meet, or `nil` to find all.
    public var predicate: Predicate<T>?
    /// The order of the objects: by the first descriptor, then by the next. Without any, the order
    /// in which they were inserted.
    public var sortBy: [SortDescriptor<T>]
    /// The greatest number of objects to find; `nil` or 0 for all of them.
    public var fetchLimit: Int?
    /// The number of matching objects to leave out at the beginning; `nil` for none.
    public var fetchOffset: Int?
    /// Whether what waits to be saved counts.
    public var includePendingChanges = true
    /// The properties that are read with the objects; the rest of an object is read when one of the
    /// others is accessed. All are read at once if it is empty, if a path leads to nothing that
    /// is stored, or if objects are compared in memory: because changes of the model wait to be
    /// saved, or because SQL cannot express the predicate or the order.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships whose objects are read at once.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// A predicate that was made of a format, in the stead of the other.
    package var format: FormatPredicate?
    /// An order by the names of properties, in the stead of the other.
    package var namedOrders: [NamedOrder]?

    /// Creates a descriptor of all objects that meet a condition, in an order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension FetchDescriptor: @unchecked Sendable {}

extension FetchDescriptor {
    /// Whether it has a predicate.
    package var hasFilter: Bool { predicate != nil || format != nil }

    /// Whether an object satisfies the predicate as it is in memory.
    package func matches(_ object: T) -> Bool {
        if let format { return FormatEvaluation(format).holds(for: object) }
        guard let predicate else { return true }
        return (try? predicate.evaluate(object)) ?? false
    }

    /// The order of two objects; `orderedSame` if the descriptor does not tell them apart.
    package func compare(_ a: T, _ b: T) -> ComparisonResult {
        if let namedOrders { return namedOrders.compare(a, b) }
        for sort in sortBy {
            let result = sort.compare(a, b)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }
}
