import AttributeGraph

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

    /// Creates an environment in which every key has its default value.
    public init() {}

    /// The value for a key, or the default of the key if none is set.
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

    /// Whether the leading edge is the right one. A bit of each override, because every render node
    /// asks for it; not recorded.
    package var isRightToLeft: Bool { entry?.isRightToLeft ?? false }

    /// Overrides a value that stands for the direction, and notes the direction with it.
    package mutating func override<K: EnvironmentKey>(
        _ key: K.Type, with value: K.Value, isRightToLeft: Bool
    ) {
        entry = TypedEntry(ObjectIdentifier(key), value, isRightToLeft: isRightToLeft, next: entry)
        reader = nil
    }

    /// Whether a value is overridden anywhere.
    package func overrides<K: EnvironmentKey>(_ key: K.Type) -> Bool {
        let id = ObjectIdentifier(key)
        var next = entry
        while let current = next {
            if current.key == id { return true }
            next = current.next
        }
        return false
    }

    /// Has a value read from a source by whoever asks for it. A change of the source concerns those
    /// who asked, and leaves the environment, and all that was made of the rest of it, as it is.
    ///
    /// What is `derived` from these values must not ask for it.
    package mutating func follow<K: EnvironmentKey>(_ key: K.Type, _ source: Source<K.Value>) {
        entry = TypedEntry(ObjectIdentifier(key), source.value, following: source, next: entry)
        reader = nil
    }

    /// The nearest override, or the default; not recorded.
    package func lookUp<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        guard let entry, entry.mayHold(id) else { return K.defaultValue }
        // The list is owned by its first entry, so its others are walked without being retained.
        return withExtendedLifetime(entry) {
            var entry: Unmanaged<Entry>? = .passUnretained(entry)
            while let current = entry {
                if current._withUnsafeGuaranteedRef({ $0.key == id }) {
                    // Entries are made by the subscript above, with the key's own value type.
                    return current._withUnsafeGuaranteedRef {
                        unsafeDowncast($0, to: TypedEntry<K.Value>.self).value
                    }
                }
                entry = current._withUnsafeGuaranteedRef { $0.following }
            }
            return K.defaultValue
        }
    }

    /// Something computed from these values alone, kept with them for whoever asks again.
    package func derived<Derived: AnyObject>(
        _ make: (EnvironmentValues) -> Derived
    ) -> Derived {
        // Where reads are recorded, they have to be made.
        guard reader == nil, let entry else { return make(self) }
        let id = ObjectIdentifier(Derived.self)
        for (key, known) in entry.derived where key == id {
            return unsafeDowncast(known, to: Derived.self)
        }
        let new = make(self)
        entry.derived.append((id, new))
        return new
    }

    /// These values with reads recorded as inputs of the rule being evaluated.
    package func tracked(by scope: EnvironmentScope) -> EnvironmentValues {
        var copy = self
        copy.reader = scope
        return copy
    }

    /// Leaves out what nearer overrides hide, for an environment that is changed again and again.
    package mutating func removeHidden() {
        var seen: Set<ObjectIdentifier> = []
        var kept: [Entry] = []
        var next = entry
        while let current = next {
            if seen.insert(current.key).inserted { kept.append(current) }
            next = current.next
        }
        entry = kept.reversed().reduce(nil) { $1.copy(before: $0) }
        reader = nil
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
        /// A bit for each key here and behind, so that most keys without an override are not
        /// looked for.
        private let bits: UInt64
        let isRightToLeft: Bool
        /// What has been computed from this entry and those after it, by its type.
        final var derived: [(key: ObjectIdentifier, value: AnyObject)] = []

        final var following: Unmanaged<Entry>? { next.map(Unmanaged.passUnretained) }

        init(_ key: ObjectIdentifier, isRightToLeft: Bool?, next: Entry?) {
            self.key = key
            self.next = next
            bits = Self.bit(of: key) | (next?.bits ?? 0)
            self.isRightToLeft = isRightToLeft ?? next?.isRightToLeft ?? false
        }

        private static func bit(of key: ObjectIdentifier) -> UInt64 {
            let spread = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
            return 1 << (spread >> 58)
        }

        /// Whether there may be an override of the key here or behind.
        final func mayHold(_ key: ObjectIdentifier) -> Bool { bits & Self.bit(of: key) != 0 }

        var text: String { "" }

        func copy(before next: Entry?) -> Entry {
            fatalError("An override is a TypedEntry.")
        }
    }

    fileprivate final class TypedEntry<Value>: Entry {
        private let own: Value
        private let source: Source<Value>?

        var value: Value { source?.read() ?? own }

        init(
            _ key: ObjectIdentifier, _ value: Value, following source: Source<Value>? = nil,
            isRightToLeft: Bool? = nil, next: Entry?
        ) {
            own = value
            self.source = source
            super.init(key, isRightToLeft: isRightToLeft, next: next)
        }

        override var text: String {
            // A key is identified by its type.
            let type = unsafeBitCast(key, to: Any.Type.self)
            return "EnvironmentPropertyKey<\(_typeName(type, qualified: false))> = \(value)"
        }

        override func copy(before next: Entry?) -> Entry {
            TypedEntry(key, own, following: source, isRightToLeft: isRightToLeft, next: next)
        }
    }
}
