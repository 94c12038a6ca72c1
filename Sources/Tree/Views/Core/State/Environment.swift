import Foundation
import Observation

/// A value that the view reads from its environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    /// Either this or `reader` is set. The metadata of a generic enum of the two would be looked up
    /// for each property that is created.
    private let path: KeyPath<EnvironmentValues, Value>?
    private let reader: (@MainActor (_PropertyContext) -> Value)?
    private var value: Value?

    /// Creates a property that reads the value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        path = keyPath
        reader = nil
    }

    /// The value in the environment of the view. In a view that is not installed it is the default,
    /// and a warning is logged.
    public var wrappedValue: Value {
        if let value { return value }
        guard let path else { stopForMissingObject(Value.self, viewName: "") }
        RuntimeWarnings.log(
            """
            Accessing Environment<\(Value.self)>'s value outside of being installed on a \
            View. This will always read the default value and will not update.
            """)
        return EnvironmentValues()[keyPath: path]
    }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<Environment<Value>>, in context: _PropertyContext
    ) {
        if let path = pointer.pointee.path {
            pointer.pointee.value = context.scope.trackedValues[keyPath: path]
        } else {
            pointer.pointee.value = pointer.pointee.reader?(context)
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ReconnectableProperty {
    package func isEqualInput(to other: Environment<Value>) -> Bool { path == other.path }

    package static func areEqualInputs(
        _ a: UnsafePointer<Environment<Value>>, _ b: UnsafePointer<Environment<Value>>
    ) -> Bool {
        // A key path literal of an app is one object.
        a.pointee.path === b.pointee.path || a.pointee.path == b.pointee.path
    }
}

extension Environment {
    /// An observable object from the environment. Traps if no ancestor has provided one.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        path = nil
        reader = { context in
            guard let object = context.scope.read(EnvironmentObjectKey<Value>.self) else {
                stopForMissingObject(Value.self, viewName: context.ownerName)
            }
            return object
        }
    }

    /// An observable object from the environment, if an ancestor has provided one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        path = nil
        reader = { $0.scope.read(EnvironmentObjectKey<T>.self) }
    }
}

private func stopForMissingObject(_ type: Any.Type, viewName: String) -> Never {
    fatalError(
        """
        No Observable object of type \(type) found. A View.environmentObject(_:) for \(type) \
        may be missing as an ancestor of this view.\(viewName.isEmpty ? "" : " (\(viewName))")
        """)
}
