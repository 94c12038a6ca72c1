/// One object that a transaction has inserted, changed or deleted.
public enum HistoryChange: Sendable {
    case insert(any HistoryInsert)
    case update(any HistoryUpdate)
    case delete(any HistoryDelete)

    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// The insertion of an object.
public protocol HistoryInsert<Model>: Sendable {
    associatedtype Model: PersistentModel
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    var changeIdentifier: ChangeIdentifier { get }
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A change of an object's properties.
public protocol HistoryUpdate<Model>: Sendable {
    associatedtype Model: PersistentModel
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

    var changeIdentifier: ChangeIdentifier { get }
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
    var updatedAttributes: [any PropertyUpdate] { get }
}

/// The deletion of an object.
public protocol HistoryDelete<Model>: Sendable {
    associatedtype Model: PersistentModel
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    var changeIdentifier: ChangeIdentifier { get }
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
    /// The values that outlive the object.
    var tombstone: HistoryTombstone<Model> { get }
}

/// What is left of a deleted object: the values of its properties that are declared with
/// `@Attribute(.preserveValueOnDeletion)`.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, Sendable {
    public typealias Element = Any

    private let values: [PartialKeyPath<Model> & Sendable: any Sendable]

    init(_ values: [PartialKeyPath<Model> & Sendable: any Sendable]) { self.values = values }

    public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
        values.first { $0.key == keyPath }?.value
    }

    public func makeIterator() -> AnyIterator<Any> {
        var rest = values.values.makeIterator()
        return AnyIterator { rest.next() }
    }
}
