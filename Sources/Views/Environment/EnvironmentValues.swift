/// Names a value of the environment and gives its default.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// The values that a part of the tree is surrounded by: a persistent list of overrides, the
/// nearest first, so that overriding one value copies nothing.
public struct EnvironmentValues: CustomStringConvertible {
    fileprivate var entry: Entry?
    /// Where reads are recorded; nil in a plain copy.
    fileprivate var reader: EnvironmentScope?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let reader else { return lookUp(key) }
            return reader.read(key)
        }
        set {
            entry = TypedEntry(ObjectIdentifier(key), newValue, next: entry)
            reader = nil
        }
    }

    /// The nearest override, or the default; not recorded.
    package func lookUp<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        var entry = entry
        while let current = entry {
            if current.key == id {
                // Entries are made by the subscript above, with the key's own value type.
                return unsafeDowncast(current, to: TypedEntry<K.Value>.self).value
            }
            entry = current.next
        }
        return K.defaultValue
    }

    /// These values with reads recorded as inputs of the rule being evaluated.
    package func tracked(by scope: EnvironmentScope) -> EnvironmentValues {
        var copy = self
        copy.reader = scope
        return copy
    }

    /// Whether both hold the very same overrides.
    package func isIdentical(to other: EnvironmentValues) -> Bool { entry === other.entry }

    public var description: String {
        var parts: [String] = []
        var entry = entry
        while let current = entry {
            parts.append(current.text)
            entry = current.next
        }
        return "[\(parts.joined(separator: ", "))]"
    }

    /// One override.
    fileprivate class Entry {
        let key: ObjectIdentifier
        let next: Entry?

        init(_ key: ObjectIdentifier, next: Entry?) {
            self.key = key
            self.next = next
        }

        var text: String { "" }
    }

    fileprivate final class TypedEntry<Value>: Entry {
        let value: Value

        init(_ key: ObjectIdentifier, _ value: Value, next: Entry?) {
            self.value = value
            super.init(key, next: next)
        }

        override var text: String { "\(value)" }
    }
}
