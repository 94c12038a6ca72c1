/// An object that a view or modifier makes at its first evaluation and keeps for as long as its
/// identity lasts; nothing is evaluated when it changes.
@propertyWrapper
package struct Retained<Object: AnyObject>: DynamicProperty {
    private let make: @MainActor () -> Object
    private var object: Object?

    package init(wrappedValue make: @autoclosure @escaping @MainActor () -> Object) {
        self.make = make
    }

    package var wrappedValue: Object {
        guard let object else {
            fatalError("A \(Object.self) was asked for outside of the body that keeps it")
        }
        return object
    }

    package static func _connect(
        _ pointer: UnsafeMutablePointer<Retained<Object>>, in context: _PropertyContext
    ) {
        let make = pointer.pointee.make
        pointer.pointee.object =
            context.retained { RetainedObject(make()) }.object
    }
}

extension Retained: ReconnectableProperty {
    package func isEqualInput(to other: Retained<Object>) -> Bool { true }
}

private final class RetainedObject<Object: AnyObject>: PropertyStorage {
    let object: Object
    init(_ object: Object) { self.object = object }
    func disconnect() {}
}
