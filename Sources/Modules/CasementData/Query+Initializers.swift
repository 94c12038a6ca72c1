import Casement
import Records

extension Query where Result == [Element] {
    /// All objects; the transaction is that of changes of the results.
    nonisolated public init(transaction: Transaction) {
        self.init(made: FetchDescriptor(), transaction)
    }

    nonisolated public init(animation: Animation) {
        self.init(made: FetchDescriptor(), Transaction(animation: animation))
    }

    /// The objects that match a descriptor.
    nonisolated public init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
    ) {
        self.init(made: descriptor, transaction)
    }

    nonisolated public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(made: descriptor, Transaction(animation: animation))
    }

    /// The objects that satisfy the predicate, in the order of the descriptors.
    nonisolated public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(made: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
    }

    nonisolated public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation
    ) {
        self.init(
            made: FetchDescriptor(predicate: filter, sortBy: descriptors),
            Transaction(animation: animation))
    }

    /// The objects that satisfy the predicate, in the order of a property.
    nonisolated public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    nonisolated public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    /// The objects that satisfy the predicate, in the order of a property that may have no value.
    nonisolated public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    nonisolated public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }
}
