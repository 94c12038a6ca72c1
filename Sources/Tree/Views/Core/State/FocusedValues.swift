/// A key of a value that the focused view, or the active scene, provides to the whole app.
public protocol FocusedValueKey {
    associatedtype Value
}

/// Reads a value as an input of the rule being evaluated.
protocol FocusedValueReader: AnyObject {
    func read<K: FocusedValueKey>(_ key: K.Type) -> K.Value?
}

/// The values provided by the focused view and its ancestors, and by the views of the scene that has
/// the keyboard.
public struct FocusedValues {
    private var entries: [ObjectIdentifier: Any] = [:]
    /// Records reads; nil in a plain copy.
    private var reader: (any FocusedValueReader)?

    init() {}

    /// The value for a key, or `nil` if none is provided.
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get {
            if let reader { return reader.read(key) }
            return lookUp(key)
        }
        set { entries[ObjectIdentifier(key)] = newValue }
    }

    func lookUp<K: FocusedValueKey>(_ key: K.Type) -> K.Value? {
        entries[ObjectIdentifier(key)] as? K.Value
    }

    /// These values with reads recorded as inputs of the rule being evaluated.
    func tracked(by center: any FocusedValueReader) -> FocusedValues {
        var copy = self
        copy.reader = center
        return copy
    }
}

extension FocusedValues: Equatable {
    public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
        a.entries.count == b.entries.count
            && a.entries.allSatisfy { key, value in
                b.entries[key].map { ValueComparison.inputsEqual(value, $0) } ?? false
            }
    }
}

/// The key of observable objects of one type.
enum FocusedObjectKey<ObjectType: AnyObject>: FocusedValueKey {
    typealias Value = ObjectType
}

extension FocusedValues {
    subscript<T: AnyObject>(focusedObject _: ObjectIdentity<T>) -> T? {
        get { self[FocusedObjectKey<T>.self] }
        set { self[FocusedObjectKey<T>.self] = newValue }
    }
}
