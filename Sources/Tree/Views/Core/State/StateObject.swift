import Publishing

/// An observable object that the view owns: made once, when the view is first evaluated, and
/// released with the view's identity.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The type of the projected value, whose members are bindings to the object's properties.
    public typealias Wrapper = _ObjectBindings<ObjectType>

    /// Unchecked, because Apple's nonisolated initialisers set it; only the main actor reads it.
    nonisolated(unsafe) private var make: () -> ObjectType
    private var object: ObjectType?

    /// Creates a property whose object `thunk` makes when the view is first evaluated.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object. In a view that is not installed, each reading makes a new one and logs a
    /// warning.
    public var wrappedValue: ObjectType {
        if let object { return object }
        RuntimeWarnings.log(
            """
            Accessing StateObject's object without being installed on a View. This will create \
            a new instance each time.
            """)
        return make()
    }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(wrappedValue) }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<StateObject<ObjectType>>, in context: _PropertyContext
    ) {
        let make = pointer.pointee.make
        let owned = context.retained {
            let owned = OwnedObject(context.app.graph.untracked(make), name: context.ownerName)
            #if DEBUG
                context.app.keptState?.follow(owned.object, in: context)
            #endif
            return owned
        }
        owned.subscription.follow(owned.object, in: context)
        pointer.pointee.object = owned.object
    }
}

extension StateObject: ComparableInput {
    /// The closure has an effect only at the first evaluation.
    nonisolated package func isEqualInput(to other: StateObject<ObjectType>) -> Bool { true }
}

/// The object of one `@StateObject`.
private final class OwnedObject<Object: ObservableObject>: PropertyStorage {
    let object: Object
    let subscription: ObjectSubscription

    init(_ object: Object, name: String) {
        self.object = object
        subscription = ObjectSubscription(name: name)
    }

    var isMissed: Bool { true }
    var hasChanged: Bool { true }

    func disconnect() { subscription.disconnect() }
}
