/// One object that a transaction has inserted, changed or deleted.
public enum HistoryChange: Sendable {
    /// An object was inserted.
    case insert(any HistoryInsert)
    /// An object was changed.
    case update(any HistoryUpdate)
    /// An object was deleted.
    case delete(any HistoryDelete)

    /// The identifier of the object that was inserted, changed or deleted.
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

    /// The identifier of the change, which is unique in its store.
    var changeIdentifier: ChangeIdentifier { get }
    /// The identifier of the object that was inserted.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The identifier of the transaction that inserted it.
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A change of an object's properties.
public protocol HistoryUpdate<Model>: Sendable {
    associatedtype Model: PersistentModel
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

    /// The identifier of the change, which is unique in its store.
    var changeIdentifier: ChangeIdentifier { get }
    /// The identifier of the object that was changed.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The identifier of the transaction that changed it.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The properties that have other values.
    var updatedAttributes: [any PropertyUpdate] { get }
}

/// The deletion of an object.
public protocol HistoryDelete<Model>: Sendable {
    associatedtype Model: PersistentModel
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    /// The identifier of the change, which is unique in its store.
    var changeIdentifier: ChangeIdentifier { get }
    /// The identifier of the object that was deleted.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The identifier of the transaction that deleted it.
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

    /// Returns the value that a property had, or `nil` if it was not kept.
    public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
        values.first { $0.key == keyPath }?.value
    }

    public func makeIterator() -> AnyIterator<Any> {
        var rest = values.values.makeIterator()
        return AnyIterator { rest.next() }
    }
}
