/// Names something a view may say about itself to its container: a tag, a priority, a tab's label.
package protocol TraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view says about itself to its container: a linked list, because most views say nothing.
package struct Traits {
    private class Entry {
        let key: ObjectIdentifier
        let next: Entry?

        init(_ key: ObjectIdentifier, next: Entry?) {
            self.key = key
            self.next = next
        }
    }

    private final class TypedEntry<Value>: Entry {
        let value: Value

        init(_ key: ObjectIdentifier, _ value: Value, next: Entry?) {
            self.value = value
            super.init(key, next: next)
        }
    }

    private var first: Entry?

    package init() {}

    /// Whether both are known to be equal without comparing values.
    func isIdentical(to other: Traits) -> Bool { first === other.first }

    /// The value for a key; that of the outermost modifier wins.
    package subscript<K: TraitKey>(key: K.Type) -> K.Value {
        get {
            var entry = first
            while let current = entry {
                if current.key == ObjectIdentifier(key) {
                    // Entries are made by the setter below, with the key's own value type.
                    return unsafeDowncast(current, to: TypedEntry<K.Value>.self).value
                }
                entry = current.next
            }
            return K.defaultValue
        }
        set { first = TypedEntry(ObjectIdentifier(key), newValue, next: first) }
    }
}

package enum LayoutPriorityTrait: TraitKey { package static let defaultValue = 0.0 }
package enum ZIndexTrait: TraitKey { package static let defaultValue = 0.0 }
