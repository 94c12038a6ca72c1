/// Names a value that the focused view, or the active scene, gives to the whole app.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the focused view and those around it, and the views of the scene that has the keyboard,
/// have given to the app.
public struct FocusedValues {
    private var entries: [ObjectIdentifier: Any] = [:]
    /// Where reads are recorded; nil in a plain copy.
    private var reader: FocusedValuesCenter?

    init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get {
            if let reader { return reader.read(key) }
            return lookUp(key)
        }
        set { entries[ObjectIdentifier(key)] = newValue }
    }

    func lookUp<Key: FocusedValueKey>(_ key: Key.Type) -> Key.Value? {
        entries[ObjectIdentifier(key)] as? Key.Value
    }

    /// These values with reads recorded as inputs of the rule being evaluated.
    func tracked(by center: FocusedValuesCenter) -> FocusedValues {
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

/// The place of observable objects of one type among the focused values.
enum FocusedObjectKey<ObjectType: AnyObject>: FocusedValueKey {
    typealias Value = ObjectType
}

extension FocusedValues {
    subscript<T: AnyObject>(focusedObject _: ObjectIdentity<T>) -> T? {
        get { self[FocusedObjectKey<T>.self] }
        set { self[FocusedObjectKey<T>.self] = newValue }
    }
}
