import Foundation
import Records

/// What gives `NSSortDescriptor` its initializers with the name of a property: an initializer of a
/// protocol may make an object of a subclass, which one of the class itself may not.
public protocol _NamedSortDescriptor {}

extension NSSortDescriptor: _NamedSortDescriptor {}

extension _NamedSortDescriptor where Self: NSSortDescriptor {
    /// Sorts by the property of that name, or of the object that a relationship leads to:
    /// `maker.name`.
    public init(key: String?, ascending: Bool) {
        self = Self.make(KeySortDescriptor(key ?? "self", ascending: ascending, nil))
    }

    public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self = Self.make(KeySortDescriptor(key ?? "self", ascending: ascending, cmptr))
    }

    /// Sorts by a property that may have no value.
    public init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self = Self.make(
            KeySortDescriptor(
                path: keyPath, ascending: ascending,
                comparator: { first, second in
                    compareOptionals(first as? Value, second as? Value)
                }))
    }

    /// Sorts by a Boolean property; false comes before true.
    public init<Root>(keyPath: KeyPath<Root, Bool>, ascending: Bool) {
        self = Self.make(
            KeySortDescriptor(
                path: keyPath, ascending: ascending,
                comparator: { first, second in
                    compareOptionals(
                        (first as? Bool).map { $0 ? 1 : 0 }, (second as? Bool).map { $0 ? 1 : 0 })
                }))
    }

    private static func make(_ descriptor: KeySortDescriptor) -> Self {
        guard let descriptor = descriptor as? Self else {
            fatalError("\(Self.self) has no initializer with a key: use NSSortDescriptor.")
        }
        return descriptor
    }
}

private func compareOptionals<Value: Comparable>(_ a: Value?, _ b: Value?) -> ComparisonResult {
    guard let a, let b else {
        return (a == nil) == (b == nil)
            ? .orderedSame : a == nil ? .orderedAscending : .orderedDescending
    }
    return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
}

/// A descriptor with the name of its property.
private final class KeySortDescriptor: NSSortDescriptor {
    let key: String?
    let ownComparator: Comparator?

    init(_ key: String, ascending: Bool, _ comparator: Comparator?) {
        self.key = key
        ownComparator = comparator
        super.init(
            keyPath: \AnyObjectBox.value, ascending: ascending,
            comparator: comparator ?? { _, _ in .orderedSame })
    }

    init<Root, Value>(
        path: KeyPath<Root, Value>, ascending: Bool, comparator: @escaping Comparator
    ) {
        key = nil
        ownComparator = nil
        super.init(keyPath: path, ascending: ascending, comparator: comparator)
    }

    required init?(coder: NSCoder) { nil }

    override func compare(_ first: Any, to second: Any) -> ComparisonResult {
        guard let key else { return super.compare(first, to: second) }
        return namedOrder(key).compare(first, second)
    }

    func namedOrder(_ key: String) -> NamedOrder {
        NamedOrder(
            key.split(separator: ".").map(String.init), isAscending: ascending,
            comparator: ownComparator.map { IdentifiedComparator(of: self, $0) })
    }
}

/// Stands for the root of a key path that is not used.
private struct AnyObjectBox {
    var value: Int
}

extension NSSortDescriptor {
    /// The criterion that it is for objects of a model.
    func order<Model: PersistentModel>(of type: Model.Type) -> NamedOrder {
        if let named = self as? KeySortDescriptor, let key = named.key {
            return named.namedOrder(key)
        }
        if let property = Model.schemaMetadata.first(where: { $0.keypath == keyPath }) {
            return NamedOrder([property.name], isAscending: ascending)
        }
        // The whole objects are compared: the direction is in the comparison already.
        return NamedOrder(
            [], isAscending: true,
            comparator: IdentifiedComparator(of: self) { self.compare($0, to: $1) })
    }

    /// Makes an `NSSortDescriptor` of a sort descriptor of Swift; `nil` if it is not by a property.
    static func named<Model: PersistentModel>(
        _ descriptor: SortDescriptor<Model>
    ) -> NSSortDescriptor? {
        guard
            let property = Model.schemaMetadata.first(where: {
                $0.keypath == descriptor.keyPath
            })
        else { return nil }
        return NSSortDescriptor(key: property.name, ascending: descriptor.order == .forward)
    }
}
