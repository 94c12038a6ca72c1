import Foundation
import Observation
import Publishing

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    /// The observable object.
    public var wrappedValue: Value
    /// The wrapper itself, whose members are bindings to the properties of the object.
    public var projectedValue: Bindable<Value> { self }

    /// Unavailable, because the wrapped value has to be an observable object.
    @available(
        *, unavailable,
        message: "The wrapped value must be an object that conforms to Observable"
    )
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
    /// Creates a wrapper that makes bindings to the properties of an observable object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: DynamicProperty {
    public static func _connect(
        _ pointer: UnsafeMutablePointer<Bindable<Value>>, in context: _PropertyContext
    ) {}
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
