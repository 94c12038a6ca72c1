/// An identifier that is stable while its view has the same identity.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var id: ID?

    /// Creates a namespace, which gets its identifier with the view's identity.
    public init() {}

    /// The identifier of the namespace. Reading it outside of a view's body logs a warning.
    public var wrappedValue: ID {
        if let id { return id }
        RuntimeWarnings.log("Reading a Namespace property outside of a view's body.")
        return ID(number: 0)
    }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<Namespace>, in context: _PropertyContext
    ) {
        let kept = context.retained { NamespaceIdentity(context.app.nextNamespace()) }
        pointer.pointee.id = ID(number: kept.number)
    }
}

extension Namespace: ComparableInput {
    package func isEqualInput(to other: Namespace) -> Bool { true }
}

private final class NamespaceIdentity: PropertyStorage {
    let number: Int
    init(_ number: Int) { self.number = number }
    func disconnect() {}
}
