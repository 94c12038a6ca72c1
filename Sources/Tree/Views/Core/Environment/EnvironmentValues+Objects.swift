/// The environment key of objects of one type.
package struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
    package static var defaultValue: ObjectType? { nil }
}

/// Represents a type of object in a key path of the environment.
package struct ObjectIdentity<ObjectType: AnyObject>: Hashable {
    package init() {}
}

extension EnvironmentValues {
    package subscript<T: AnyObject>(environmentObject _: ObjectIdentity<T>) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}
