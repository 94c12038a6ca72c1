import Publishing

/// Bindings to the properties of an observable object.
@dynamicMemberLookup
public struct _ObjectBindings<Object: ObservableObject> {
    let object: Object

    init(_ object: Object) { self.object = object }

    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
    ) -> Binding<Subject> {
        Binding(location: ObjectLocation(object, keyPath, describing: object[keyPath: keyPath]))
    }
}

/// A property of an object.
package final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>
    package override var describedValue: Value? { described }
    private let described: Value?

    /// `described` is the value of an object that does not announce which property changes.
    package init(
        _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>,
        describing described: Value? = nil
    ) {
        self.object = object
        self.path = path
        self.described = described
    }

    package override func get() -> Value { object[keyPath: path] }

    package override func set(_ value: Value, _ transaction: Transaction) {
        object[keyPath: path] = value
    }

    package override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && path == other.path
    }
}
