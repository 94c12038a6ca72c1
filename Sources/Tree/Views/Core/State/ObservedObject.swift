import Publishing

/// An observable object that somebody else owns; the view is evaluated again when it changes.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = _ObjectBindings<ObjectType>

    /// Unchecked, because Apple's nonisolated initialisers set it; only the main actor reads it.
    nonisolated(unsafe) private var object: ObjectType

    nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
    nonisolated public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

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
