import Publishing

/// An observable object that the focused view, or the scene with the keyboard, gives; nil where
/// none does. The view is evaluated again when the object changes.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The type of the projected value, whose members are bindings to the object's properties.
    public typealias Wrapper = _ObjectBindings<ObjectType>

    private var object: ObjectType?
    nonisolated private let padding = ContextPadding()

    /// Creates a property that finds the focused object by its type.
    nonisolated public init() {}

    /// The object, or `nil` if none is provided.
    public var wrappedValue: ObjectType? { object }

    /// Bindings to the properties of the object, or `nil` if none is provided.
    public var projectedValue: Wrapper? { object.map(Wrapper.init) }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<FocusedObject<ObjectType>>, in context: _PropertyContext
    ) {
        let subscription = context.retained { ObjectSubscription(name: context.ownerName) }
        let object = context.app.focusedValues.read(FocusedObjectKey<ObjectType>.self)
        if let object { subscription.follow(object, in: context) }
        pointer.pointee.object = object
    }
}

extension FocusedObject: ComparableInput {
    nonisolated package func isEqualInput(to other: FocusedObject<ObjectType>) -> Bool { true }
}
