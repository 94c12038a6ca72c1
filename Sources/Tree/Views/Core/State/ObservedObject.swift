import Publishing

/// An observable object that somebody else owns; the view is evaluated again when it changes.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The type of the projected value, whose members are bindings to the object's properties.
    public typealias Wrapper = _ObjectBindings<ObjectType>

    /// Unchecked, because Apple's nonisolated initialisers set it; only the main actor reads it.
    nonisolated(unsafe) private var object: ObjectType
    nonisolated private let padding = ContextPadding()

    /// Creates a property that observes an object.
    nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
    nonisolated public init(initialValue: ObjectType) { object = initialValue }

    /// The observed object.
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object) }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<ObservedObject<ObjectType>>, in context: _PropertyContext
    ) {
        let subscription = context.retained { ObjectSubscription(name: context.ownerName) }
        subscription.follow(pointer.pointee.object, in: context)
    }
}

extension ObservedObject: ComparableInput {
    nonisolated package func isEqualInput(to other: ObservedObject<ObjectType>) -> Bool {
        object === other.object
    }
}
