import Publishing

/// An observable object that an ancestor has put into the environment, found by its type.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The type of the projected value, whose members are bindings to the object's properties.
    public typealias Wrapper = _ObjectBindings<ObjectType>

    private var object: ObjectType?
    private var viewName = ""

    /// Creates a property that finds the object by its type.
    nonisolated public init() {}

    /// The object. Reading it stops the program if no ancestor has provided one.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                """
                No ObservableObject of type \(ObjectType.self) found. A \
                View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor \
                of this view.\(viewName.isEmpty ? "" : " (\(viewName))")
                """)
        }
        return object
    }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(wrappedValue) }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<EnvironmentObject<ObjectType>>,
        in context: _PropertyContext
    ) {
        let subscription = context.retained { ObjectSubscription(name: context.ownerName) }
        let object = context.scope.read(EnvironmentObjectKey<ObjectType>.self)
        if let object { subscription.follow(object, in: context) }
        pointer.pointee.object = object
        if object == nil { pointer.pointee.viewName = context.ownerName }
    }
}

extension EnvironmentObject: ComparableInput {
    nonisolated package func isEqualInput(to other: EnvironmentObject<ObjectType>) -> Bool { true }
}
